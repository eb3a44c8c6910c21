import styled from '@emotion/styled';
import { theme } from '../../theme.ts';

const { color, font, radius, shadow } = theme;

export const Entries = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 10.5rem), 1fr));
  gap: 0.5rem;
  margin-bottom: 2rem;
  & a { display: flex; align-items: center; gap: 0.75rem; min-height: 3.5rem; padding: 0.375rem; padding-inline-end: 0.625rem; border-radius: ${radius.md}; box-shadow: ${shadow.hairline}; color: ${color.agave[900]}; font-weight: ${font.weight.semibold}; }
  & a:hover { background: ${color.agave[50]}; }
  & span { flex: none; width: 48px; height: 48px; overflow: hidden; border-radius: 12px; background: var(--tone); }
  & img { width: 100%; height: 100%; object-fit: cover; }
`;
