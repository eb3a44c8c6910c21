import styled from '@emotion/styled';
import { theme } from '../theme.ts';

/** The raised plus sign; where it stands sets --plus-size, --plus-rise and --plus-color. */
export const Plus = styled.span`
  margin-inline-start: 0.1em;
  font-size: var(--plus-size, 0.5em);
  line-height: 0;
  letter-spacing: 0;
  vertical-align: var(--plus-rise, 0.72em);
  color: var(--plus-color, ${theme.color.buganvilia[600]});
`;
