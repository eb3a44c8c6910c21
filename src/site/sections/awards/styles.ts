import styled from '@emotion/styled';
import { from, theme } from '../../theme.ts';

const { color, font, radius } = theme;

export const Awards = styled.ul`
  border-bottom: 1px solid ${color.agave[200]};
  & li { display: grid; gap: 0.5rem 2rem; align-items: center; padding-block: 1.75rem; border-top: 1px solid ${color.agave[200]}; }
  & img { width: 3.25rem; height: 3.25rem; object-fit: contain; }
  & b { justify-self: start; padding: 0.25rem 0.625rem; border-radius: ${radius.full}; background: ${color.buganvilia[100]}; color: ${color.buganvilia[800]}; font: ${font.weight.semibold} 0.875rem/1.3 ${font.family.text}; }
  @media print { & b { display: block; padding: 1mm 0 0; } }
  ${from('md')} { & li { grid-template-columns: 4rem 5fr 4fr auto; } }
`;
