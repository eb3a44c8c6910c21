import styled from '@emotion/styled';
import { below, from, theme } from '../../theme.ts';

const { color } = theme;

/** The heading stays in sight beside the tiles; on phones the tiles become rows between hairlines. */
export const Split = styled.div`
  display: grid;
  gap: clamp(2.5rem, 5vw, 5rem);
  & > div { margin-bottom: 0; }
  ${from('lg')} {
    grid-template-columns: 4.5fr 7.5fr;
    & > div { position: sticky; top: 8rem; align-self: start; }
  }
  ${below('compact')} {
    gap: 2rem;
    & ul { gap: 0; }
    & li { padding: 1.125rem 0; border-top: 1px solid ${color.agave[100]}; border-radius: 0; background: none; box-shadow: none; }
  }
`;
