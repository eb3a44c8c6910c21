import styled from '@emotion/styled';
import { theme } from '../../theme.ts';

const { color, font, radius, shadow } = theme;

/**
 * The screen: one distance between its parts, a closer one below thin bars. It is a picture that happens to be drawn
 * with words, so all its sizes are pixels: enlarged text leaves it whole.
 */
export const Frame = styled.div`
  padding: 18px 20px;
  border-radius: ${radius.vignette};
  background: ${color.white};
  box-shadow: ${shadow.lg};
  color: ${color.text.muted};
  font-size: 13px;
  line-height: 1.4;
  overflow-wrap: normal;
  & > * + * { margin-top: 14px; }
  & > [data-thin] + * { margin-top: 10px; }
  & b { color: ${color.text.strong}; font-weight: ${font.weight.semibold}; }
  & [data-tone='success'] { --tone: ${color.success[100]}; }
  &[data-vignette='toast'] { width: max-content; max-width: 100%; padding-block: 10px; padding-inline: 10px 16px; border-radius: ${radius.full}; }
`;
