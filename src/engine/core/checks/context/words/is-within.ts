/** Whether a key is that of a group of texts or stands in it: home.hero.title is within home.hero. */
export const isWithin = (key: string, group: string): boolean => key === group || key.startsWith(`${group}.`);
