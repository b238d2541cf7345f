import { randomUUID } from 'node:crypto'
import { accounts } from '@pandora/contract/domains/accounts/operations'
import { errors, Refusal } from '@pandora/contract/errors'
import { accountByEmail, accountById } from '../../auth/account.queries.ts'
import { audit } from '../../auth/audit.ts'
import { ask } from '../../auth/caps.ts'
import { INVITE_SECONDS, makeCode } from '../../auth/codes.ts'
import { inEvenTime } from '../../auth/even-time.ts'
import { serve, type Route } from '../../http/route.ts'
import { presentInvite } from '../../auth/present-invite.ts'
import { pageLink } from '../../messages/links.ts'
import { queueMessage } from '../../messages/queue.ts'
import { nameInMail } from '../../messages/texts.ts'
import { addInvite, invitesOf } from './invites.queries.ts'

export const inviteRoutes: readonly Route[] = [
  serve(accounts.invite, async ({ input, db: tx, user, services, now, language: spoken, request }) =>
    inEvenTime(async () => {
      const { email, role, language = spoken } = input
      if (role === 'admin' && user.role !== 'admin') throw new Refusal(errors.NOT_ALLOWED)
      if (user.role !== 'admin')
        await ask(
          tx,
          services.keyed,
          services.config,
          { kind: 'invite', purpose: 'invite', subject: `uid:${user.uid}`, address: request.ip },
          now,
        )
      await ask(
        tx,
        services.keyed,
        services.config,
        { kind: 'mail', purpose: 'invite', subject: email, address: `sender:${user.uid}` },
        now,
      )
      const [sender, known] = [await accountById(tx, user.uid), await accountByEmail(tx, email)]
      const { code, codeId, expiresAt } = await makeCode(tx, services.keyed, { purpose: 'invite', subject: email }, now)
      const row = await addInvite(tx, { inviteId: randomUUID(), email, role, invitedBy: user.uid, now, expiresAt })
      if (!row || !sender) throw new Refusal(errors.NOT_FOUND)
      const values = {
        who: nameInMail(`${sender.user_name} ${sender.family_name}`, language),
        days: INVITE_SECONDS / 86_400,
      }
      await queueMessage(
        tx,
        services.config,
        {
          kind: 'mail',
          receiver: email,
          language,
          values,
          ...(known
            ? { purpose: 'invite-known', secret: { link: pageLink(services.config, 'login') } }
            : {
                purpose: 'invite',
                secret: { link: pageLink(services.config, 'activate', { email, code }) },
                codeId,
                usefulUntil: expiresAt,
              }),
        },
        now,
      )
      await audit(tx, user.uid, 'invited', { role })
      return presentInvite(row, now)
    }),
  ),

  serve(accounts.invites, async ({ db, user, now }) => ({
    dataList: (await invitesOf(db, user.uid)).map((row) => presentInvite(row, now)),
  })),
]
