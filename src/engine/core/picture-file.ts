/** Whether a file is a drawing (SVG) by its name; cameras and other systems write endings in capitals. */
export const isDrawingFile = (name: string): boolean => /\.svg$/i.test(name);

/** Whether a file is a picture by its name: a drawing, or one made of pixels. */
export const isPictureFile = (name: string): boolean =>
  isDrawingFile(name) || /\.(png|jpe?g|webp|avif|gif)$/i.test(name);
