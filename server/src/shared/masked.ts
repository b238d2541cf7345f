/**
 * An e-mail address that its reader knows and nobody else can write to: `l…@example.test`; empty where there is none.
 */
export function masked(email: string | null): string {
  return email === null ? '' : email.replace(/^(.)[^@]*/, '$1…')
}
