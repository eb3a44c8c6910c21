import styled from '@emotion/styled';
import { below, from, theme } from '../../theme.ts';

const { color, font, radius, size, space } = theme;

export const Root = styled.section`
  position: relative;
  overflow: hidden;
  width: min(100% - 2 * ${space.gutter}, ${size.container});
  margin: ${space.section} auto 0;
  padding: clamp(2rem, 5.5vw, 5.5rem);
  padding-bottom: 13rem;
  border-radius: ${radius.xl};
  background: ${color.apricot[400]};
  color: ${color.text.strong};
  & > img { position: absolute; inset-inline-end: -4%; bottom: -1px; width: 330px; }
  [dir='rtl'] & > img { scale: -1 1; }
  & > div { position: relative; max-width: 36rem; }
  & div > p { margin: 1.125rem 0 2rem; max-width: 36rem; }
  ${from('lg')} {
    padding-bottom: clamp(2rem, 5.5vw, 5.5rem);
    & > img { width: 44%; }
  }
`;

export const Mail = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: ${size.control};
  padding-inline: 0.75rem;
  font-weight: ${font.weight.semibold};
  text-decoration: underline;
  text-underline-offset: 0.25em;
  &:hover { text-decoration-thickness: 2px; }
  ${below('tiny')} { padding-inline: 0; font-size: ${font.size.small}; }
`;
