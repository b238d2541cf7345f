import type { zh } from './texts.zh.ts'

export const en: Record<keyof typeof zh, string> = {
  unreadable: 'The file {file} cannot be read.',
  show: 'Show password',
  hide: 'Hide password',
  rules: 'What a password needs',
  ruleLength: 'At least 10 characters',
  ruleVariety: 'At least 4 different characters',
  ruleUnguessed: 'No common word, run of keys or repetition',
  ruleMet: 'met',
  ruleOpen: 'not met yet',
  strength: 'Strength: {level}',
  level_weak: 'weak',
  level_fair: 'fair',
  level_good: 'good',
  level_strong: 'strong',
  code: '6 digits',
  resend: 'Send again',
  resendIn: 'Again in {count} s',
  send: 'Send code',
  step: 'Step {step} of {of}',
  back: 'Back',
}
