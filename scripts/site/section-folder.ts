/** The folder of all section types, with the lists that register them. */
export const sectionsFolder = 'src/site/sections';

/** The folder of a section type's component and styles. */
export const sectionFolder = (type: string): string => `${sectionsFolder}/${type}`;

/** The component that draws a section type. */
export const componentFile = (type: string): string => `${sectionFolder(type)}/Component.tsx`;
