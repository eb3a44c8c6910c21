/** The texts of a list that are not in another, each as often as there are more of it. */
export const surplus = (texts: string[], others: string[]): string[] => {
  const rest = [...others];
  return texts.filter((text) => {
    const index = rest.indexOf(text);
    if (index !== -1) rest.splice(index, 1);
    return index === -1;
  });
};
