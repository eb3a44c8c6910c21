export const title = ({ data }) => data.title;
