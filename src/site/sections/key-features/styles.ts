import styled from '@emotion/styled';
import { cramped, from, theme } from '../../theme.ts';

const { color, radius } = theme;

/** The heading and its screen stay in sight beside the rows. */
export const Columns = styled.div`
  display: grid;
  gap: clamp(2.5rem, 5vw, 5rem);
  ${from('lg')} {
    grid-template-columns: 5fr 8fr;
    & > :first-child { position: sticky; top: 8rem; align-self: start; }
  }
`;

/** The solution's colour, around its screen. */
export const Mat = styled.div`
  max-width: 432px;
  margin-top: 2rem;
  padding: clamp(12px, 20vw - 62px, 16px);
  border-radius: ${radius.lg};
  background: var(--tone);
  ${from('lg')} { padding: clamp(1rem, 1.6vw, 1.5rem); }
`;

export const Rows = styled.ul`
  border-top: 1px solid ${color.agave[200]};
  & > li {
    display: grid;
    grid-template-columns: 52px 1fr;
    gap: 0.25rem 1.5rem;
    align-items: center;
    padding-block: 1.5rem;
    border-bottom: 1px solid ${color.agave[200]};
  }
  & p { grid-column: 2; }
  ${cramped} { & > li { display: block; } & h3 { margin-block: 0.75rem 0.25rem; } }
  ${from('tablet')} {
    & > li { grid-template-columns: 52px 4fr 6fr; column-gap: 2rem; padding-block: 1.625rem; }
    & p { grid-column: 3; }
  }
  ${from('lg')} { & > li { grid-template-columns: 52px 5fr 7fr; } }
  @media print {
    grid-template-columns: 1fr;
    gap: 2mm;
    & > li { display: grid; grid-template-columns: 1fr 2fr; padding: 3mm 4mm; }
    & p { grid-column: 2; }
  }
`;
