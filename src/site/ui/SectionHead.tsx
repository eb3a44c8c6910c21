import * as S from './layout.styles.ts';

type SectionHeadProps = { title: string; text?: string | undefined; align?: 'split' | 'center' | undefined };

/** A section's heading, with its lead below it or, when split, beside it. */
export const SectionHead = ({ title, text, align }: SectionHeadProps) => (
  <S.Head data-align={align}>
    <h2>{title}</h2>
    {text && <S.Lead>{text}</S.Lead>}
  </S.Head>
);
