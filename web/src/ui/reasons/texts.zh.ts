/** What each reason code of the analysis says; `{words}` are the words it is about. */
export const zh = {
  corrected: '由用户更正',
} as const
