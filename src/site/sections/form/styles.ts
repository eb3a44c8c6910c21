import styled from '@emotion/styled';

export const Column = styled.div`
  & > div { max-width: 46rem; margin-inline: auto; }
`;
