import styled from '@emotion/styled';

/** Without scripts the button can do nothing; the sentence beside it says what to do instead. */
export const Column = styled.div`
  @media (scripting: none) { & button { display: none; } }
  & [data-spin] { animation: spin 900ms linear infinite; }
  @keyframes spin { to { rotate: 360deg; } }
  & h1:focus { outline: none; }
`;
