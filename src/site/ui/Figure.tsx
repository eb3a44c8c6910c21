import * as S from './figure.styles.ts';

/** A figure in large type. Its plus sign is raised but stays part of the same text, so that it is read as one. */
export const Figure = ({ value }: { value: string }) =>
  value.endsWith('+') ? (
    <>
      {value.slice(0, -1)}
      <S.Plus>+</S.Plus>
    </>
  ) : (
    value
  );
