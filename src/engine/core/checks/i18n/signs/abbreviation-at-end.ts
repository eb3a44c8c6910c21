/** Words that are written with a full stop behind them, by the language that has them. */
const abbreviations: Record<'en' | 'es' | 'de' | 'fr', string> = {
  en: 'etc Inc Ltd Co Corp No St Jr Av Ave Blvd Rd Dr Mr Mrs Ms Prof approx dept hr hrs lb lbs oz tel Tel max Mon Tue Tues Wed Thur Thurs Fri Jan Feb Aug Sept Oct Nov Dec',
  es: 'Cía Sr Sra Dra aprox núm pág págs máx mín env lun miér mié jue vier vie sáb ene',
  de: 'usw bzw inkl Nr Str Std Min Sek Mio Mrd Abt mind Okt Dez Mo Di Mi Do Fr Sa So',
  fr: 'fév févr janv juil déc',
};

const words = Object.values(abbreviations).flatMap((list) => list.split(' '));

/** The end of a text that is one of these words with its full stop, as a pattern. */
export const abbreviationAtEnd = `(?<!\\p{L})(?:${words.join('|')})\\.$`;
