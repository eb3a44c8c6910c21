import { useConsent } from '../../ui/consent/consent-context.ts';
import * as S from './styles.ts';

/** Lets visitors change their decision about being counted; nothing where visitors are not asked. */
export const CookieSettings = ({ label }: { label: string }) => {
  const visitor = useConsent();
  if (!visitor) return null;
  return (
    <S.Cookies type="button" aria-expanded={visitor.asking} onClick={visitor.consent.ask}>
      {label}
    </S.Cookies>
  );
};
