/** What is said of a fault that shows at a sign as well as at what stands around it. */
export const syntaxSentences = {
  comment: 'JSON has no comments. Remove it.',
  comma: 'Behind a value stands a comma. Write it instead of this.',
  innerQuote: 'The text ends at the " before this. Inside a text, write \\" or “ ”.',
  colon: 'Between a name and its value stands a colon. Write it instead of this.',
  noValue: 'A value must stand here, behind the colon.',
  leftOver: 'The document has ended before this. Remove what is left over.',
};
