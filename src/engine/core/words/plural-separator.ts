/** What stands between the forms of a text that speaks of a number: "One cup |||| %{smart_count} cups". */
export const pluralSeparator = '||||';
