import { guessable } from './guessable.ts'

/** Least characters of a password, and least different ones among them. */
const LEAST_LENGTH = 10
const LEAST_VARIETY = 4

/** Which rules of a password hold. The server alone also knows what its owner is called. */
export interface PasswordRules {
  length: boolean
  variety: boolean
  /** It is not among the first that are guessed. */
  unguessed: boolean
}
export function passwordRules(password: string): PasswordRules {
  return {
    length: password.length >= LEAST_LENGTH,
    variety: new Set(password).size >= LEAST_VARIETY,
    unguessed: !guessable(password),
  }
}

/** Whether a password keeps all rules: the page asks it before it sends one, and the server before it takes one. */
export function keepsRules(password: string): boolean {
  return Object.values(passwordRules(password)).every(Boolean)
}
