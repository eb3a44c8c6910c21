import styled from '@emotion/styled';
import { theme } from '../theme.ts';

const { color, font } = theme;

/** A word above a heading, behind a short line that ends in the dot. */
export const Eyebrow = styled.p`
  display: inline-flex;
  align-items: center;
  gap: 0.625rem;
  font: ${font.weight.semibold} ${font.size.small}/1.3 ${font.family.text};
  color: ${color.buganvilia[600]};
  [data-tone='ink'] & { color: ${color.apricot[400]}; }
  &::before {
    content: '';
    width: 1.5rem;
    height: 0.75rem;
    background: radial-gradient(circle at calc(100% - 0.375rem) 50%, currentColor 0.25rem, transparent 0.28rem), linear-gradient(currentColor, currentColor) 0 50% / 0.875rem 2px no-repeat;
  }
  [dir='rtl'] &::before { scale: -1 1; }
`;
