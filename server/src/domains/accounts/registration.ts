import { accounts } from '@pandora/contract/domains/accounts/operations'
import { CODE_LENGTH } from '@pandora/contract/domains/accounts/shapes'
import { accountsErrors } from '@pandora/contract/domains/accounts/errors'
import { Refusal } from '@pandora/contract/errors'
import { accountByEmail, createAccount } from '../../auth/account.queries.ts'
import { audit } from '../../auth/audit.ts'
import { beginSession } from '../../auth/begin-session.ts'
import { chosenPassword } from '../../auth/change-password.ts'
import { spendCode, tryCode } from '../../auth/codes.ts'
import { mailCode } from '../../auth/mail-code.ts'
import { servePublic, type Route } from '../../http/route.ts'
import { pageLink } from '../../messages/links.ts'
import { acceptInvites, invitedAs } from './invites.queries.ts'
import { presentToken } from './present.ts'

/** Registering with a mailed code, and opening an account one was invited to (decisions 15). */
export const registrationRoutes: readonly Route[] = [
  servePublic(accounts.getVerifyCode, async (call) => {
    const { input, services, language } = call
    return mailCode(call, { purpose: 'register', ...input }, async (tx, code) => {
      const known = await accountByEmail(tx, input.email)
      return {
        purpose: known ? 'register-known' : 'register',
        receiver: known?.email ?? input.email,
        language: input.language ?? language,
        secret: known ? { link: pageLink(services.config, 'login') } : { code },
      }
    })
  }),

  servePublic(accounts.checkVerifyCode, async ({ input, db, services, now }) => {
    await tryCode(db, services.keyed, { purpose: 'register', subject: input.email }, input.code, now)
    return { passed: true }
  }),

  servePublic(accounts.register, async (call) => {
    const { input, services, now, language } = call
    const passwordHash = await chosenPassword(input.password, [input.email, input.user_name])
    const codeId = await tryCode(
      services.sql,
      services.keyed,
      { purpose: 'register', subject: input.email },
      input.code,
      now,
    )
    const begun = await services.sql.begin(async (tx) => {
      await spendCode(tx, codeId, now)
      const invited = (await acceptInvites(tx, input.email, now)) > 0
      const account = await createAccount(
        tx,
        {
          email: input.email,
          passwordHash,
          language: input.language ?? language,
          userName: input.user_name?.trim(),
          familyName: input.family_name?.trim(),
          invited,
        },
        now,
      )
      if (!account) throw new Refusal(accountsErrors.ALREADY_REGISTERED)
      await audit(tx, account.uid, 'registered', { by: 'mail', address: call.request.ip })
      return beginSession(tx, call, account)
    })
    return presentToken(begun)
  }),

  servePublic(accounts.getActivateCode, async (call) => {
    const { input, services, now, language } = call
    return mailCode(call, { purpose: 'activate', ...input }, async (tx, code) => {
      const [invited, known] = [await invitedAs(tx, input.email, now), await accountByEmail(tx, input.email)]
      return invited && !known
        ? {
            purpose: 'activate',
            language,
            secret: { code, link: pageLink(services.config, 'activate', { email: input.email, code }) },
          }
        : undefined
    })
  }),

  servePublic(accounts.activate, async (call) => {
    const { input, services, now, language } = call
    const passwordHash = await chosenPassword(input.password, [input.email, input.user_name])
    const purpose = input.code.trim().length > CODE_LENGTH ? 'invite' : 'activate'
    const codeId = await tryCode(services.sql, services.keyed, { purpose, subject: input.email }, input.code, now)
    const begun = await services.sql.begin(async (tx) => {
      await spendCode(tx, codeId, now)
      const invited = await invitedAs(tx, input.email, now)
      if (!invited) throw new Refusal(accountsErrors.WRONG_CODE)
      const account = await createAccount(
        tx,
        {
          email: input.email,
          passwordHash,
          role: invited.role,
          language: input.language ?? language,
          userName: input.user_name?.trim(),
          familyName: input.family_name?.trim(),
          invited: true,
        },
        now,
      )
      if (!account) throw new Refusal(accountsErrors.ALREADY_REGISTERED)
      await acceptInvites(tx, input.email, now)
      await audit(tx, account.uid, 'activated', { role: account.role, address: call.request.ip })
      return beginSession(tx, call, account)
    })
    return presentToken(begun)
  }),
]
