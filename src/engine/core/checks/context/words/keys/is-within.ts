/** Whether a key stands in a group of texts: home.hero.title is inside home.hero. */
export const isInside = (key: string, group: string): boolean => key.startsWith(`${group}.`);

/** Whether a key is that of a group of texts or stands in it: home.hero is within home.hero, too. */
export const isWithin = (key: string, group: string): boolean => key === group || isInside(key, group);
