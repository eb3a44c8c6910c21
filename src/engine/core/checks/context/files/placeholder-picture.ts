/** Keeps the place of a picture in new pages. There is no such file: `media/todo-picture` reports it until a picture is named. */
export const placeholderPicture = '/images/todo.svg';
