import { digest } from '@pandora/contract/domains/digest/operations'
import { digestRooms } from '@pandora/contract/domains/digest/rooms'
import { failureText } from '../../lib/api/failure.ts'
import { useAction } from '../../lib/api/useAction.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { notify } from '../../lib/notices.ts'
import { useRoot } from '../../lib/store.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { digestTexts } from './texts.ts'

const { permissionId: roomPermissionId } = digestRooms.hejun

/** Whether the weekly report is mailed to the user, and the switch. */
export function MailSwitch() {
  const t = useTexts(digestTexts)
  const language = useLanguage()
  const guest = useRoot((root) => root.user.info?.role === 'guest')
  const { data } = useOperation(digest.mailStatus, { roomPermissionId })
  const save = useAction(digest.saveMailStatus, { invalidates: [digest.mailStatus, digest.subscriptions] })
  if (!data || guest) return null
  return (
    <Button
      pressed={data.isSend}
      busy={save.isPending}
      title={t(data.isSend ? 'mailIsOn' : 'mailIsOff')}
      onClick={() =>
        save.mutate(
          { roomPermissionId, isSend: !data.isSend },
          {
            onSuccess: ({ data: { isSend } }) => notify('success', t(isSend ? 'mailIsOn' : 'mailIsOff')),
            onError: (error) => notify('error', failureText(error, language)),
          },
        )
      }
    >
      {t(data.isSend ? 'mailOff' : 'mailOn')}
    </Button>
  )
}
