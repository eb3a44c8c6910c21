/** Which of the positions is nearest to the target; the first of two equally near ones. */
export const nearestIndex = (positions: number[], target: number): number => {
  const distances = positions.map((position) => Math.abs(position - target));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
};
