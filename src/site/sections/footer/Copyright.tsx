import { useEffect, useState } from 'react';
import { aroundYear } from './around-year.ts';

/** The copyright line: the year the page was made in at first, then that of the visitor's clock. */
export const Copyright = ({ text, year }: { text: string; year: string }) => {
  const [shown, setShown] = useState(year);
  useEffect(() => setShown(String(new Date().getFullYear())), []);
  const { before, after, found } = aroundYear(text, year);
  return (
    <p>
      {before}
      {found && (
        <span data-year="" suppressHydrationWarning>
          {shown}
        </span>
      )}
      {after}
    </p>
  );
};
