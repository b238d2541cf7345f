import type { zh } from './texts.zh.ts'

export const en: Record<keyof typeof zh, string> = {
  understoodAs: '{model} understood the question as: {text}',
  worded: 'Worded by {model}; every number checked against what is held',
  refused_one: '{count} sentence refused',
  refused_other: '{count} sentences refused',
  showPlain: 'The product’s own answer',
  showWorded: 'As worded by {model}',
  plain: 'The product’s own answer',
  budget: '{model} has been asked as often as it may be today; this is the product’s own answer',
  failed: '{model} did not answer in time; this is the product’s own answer',
  refusedAll: 'The wording of {model} did not pass the check; this is the product’s own answer',
}
