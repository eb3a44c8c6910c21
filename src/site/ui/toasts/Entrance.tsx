import { Transition, type TransitionProps } from 'notistack';
import { type ReactNode, type RefObject, useRef } from 'react';
import * as S from './toast.styles.ts';

type EntranceProps = TransitionProps & { children?: ReactNode };

/** How a message comes and goes: notistack keeps the time, the stylesheet moves. */
export const Entrance = ({ children, direction: _, ...transition }: EntranceProps) => {
  const node = useRef<HTMLDivElement>(null);
  return (
    <Transition appear nodeRef={node as RefObject<HTMLDivElement>} {...transition}>
      {(state: string) => (
        <S.Moving ref={node} data-state={state}>
          {children}
        </S.Moving>
      )}
    </Transition>
  );
};
