import { accounts } from '@pandora/contract/domains/accounts/operations'
import { accountsErrors } from '@pandora/contract/domains/accounts/errors'
import { Refusal } from '@pandora/contract/errors'
import { languageOf } from '@pandora/contract/language'
import { accountByEmail } from '../../auth/account.queries.ts'
import { forgetFailures } from '../../auth/attempts.ts'
import { audit } from '../../auth/audit.ts'
import { changePassword, chosenPassword } from '../../auth/change-password.ts'
import { codeIsChecked, spendCode, tryCode } from '../../auth/codes.ts'
import { mailCode } from '../../auth/mail-code.ts'
import { servePublic, type Route } from '../../http/route.ts'
import { pageLink } from '../../messages/links.ts'

/** A new password by mail, in this order: a code is mailed, checked, and spent (ACC-21). */
export const resetRoutes: readonly Route[] = [
  servePublic(accounts.sendResetMail, async (call) => {
    const { input, services } = call
    return mailCode(call, { purpose: 'reset', ...input }, async (tx, code) => {
      const account = await accountByEmail(tx, input.email)
      if (!account || account.disabled_at !== null) return undefined
      return {
        purpose: 'reset',
        receiver: account.email,
        language: languageOf(account.language),
        secret: { code, link: pageLink(services.config, 'reset', { email: input.email, code }) },
      }
    })
  }),

  servePublic(accounts.checkResetCode, async ({ input, db, services, now }) => {
    await tryCode(db, services.keyed, { purpose: 'reset', subject: input.email }, input.code, now)
    return { passed: true }
  }),

  servePublic(accounts.resetPassword, async ({ input, services, now, request }) => {
    const which = { purpose: 'reset', subject: input.email } as const
    const passwordHash = await chosenPassword(input.password, [input.email])
    if (!(await codeIsChecked(services.sql, which, now))) throw new Refusal(accountsErrors.CODE_NOT_CHECKED)
    const codeId = await tryCode(services.sql, services.keyed, which, input.code, now)
    await services.sql.begin(async (tx) => {
      await spendCode(tx, codeId, now)
      const account = await accountByEmail(tx, input.email)
      if (!account || account.disabled_at !== null) throw new Refusal(accountsErrors.WRONG_CODE)
      const sessionsEnded = await changePassword(tx, services, account, passwordHash, now)
      await forgetFailures(tx, input.email)
      await audit(tx, account.uid, 'password-reset', { sessionsEnded, address: request.ip })
    })
    return { done: true }
  }),
]
