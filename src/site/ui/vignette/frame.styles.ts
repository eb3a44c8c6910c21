import styled from '@emotion/styled';
import { theme } from '../../theme.ts';

const { color, font, radius, shadow } = theme;

/** The screen: one distance between its parts, a closer one below thin bars. */
export const Frame = styled.div`
  padding: 1.125rem 1.25rem;
  border-radius: ${radius.vignette};
  background: ${color.white};
  box-shadow: ${shadow.lg};
  color: ${color.text.muted};
  font-size: ${font.size.caption};
  line-height: 1.4;
  & > * + * { margin-top: 0.875rem; }
  & > [data-thin] + * { margin-top: 0.625rem; }
  & b { color: ${color.text.strong}; font-weight: ${font.weight.semibold}; }
  & [data-tone='success'] { --tone: ${color.success[100]}; }
  &[data-vignette='toast'] { width: max-content; padding-block: 0.625rem; padding-inline: 0.625rem 1rem; border-radius: ${radius.full}; }
`;
