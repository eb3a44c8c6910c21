import styled from '@emotion/styled';
import { theme } from '../../theme.ts';

const { color, size } = theme;

export const Root = styled.section`
  display: grid;
  place-items: center;
  min-height: 46rem;
  padding: calc(${size.header} + 3rem) 0 4rem;
  background: linear-gradient(180deg, ${color['hero-top']}, ${color.agave[50]});
  text-align: center;
  & img { width: min(100%, 34rem); margin: 0 auto 2.5rem; }
  & p { max-width: 28rem; margin: 1rem auto 2rem; }
`;
