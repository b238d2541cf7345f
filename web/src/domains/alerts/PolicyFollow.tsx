import { Bell, BellRing } from 'lucide-react'
import { useState } from 'react'
import { alerts } from '@pandora/contract/domains/alerts/operations'
import { failureText } from '../../lib/api/failure.ts'
import { useAction } from '../../lib/api/useAction.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { named } from '../../lib/names.ts'
import { notify } from '../../lib/notices.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import type { FollowedPolicies } from '../documents/slots.ts'
import { emptyDraft } from './rules/draft.ts'
import { RuleEditor } from './rules/RuleEditor.tsx'
import { alertTexts } from './texts.ts'

/** Follows a department, a topic or a series of meetings: a rule that tells of new policy documents; or ends it. */
export default function PolicyFollow({ by, value, nameZh, nameEn }: FollowedPolicies) {
  const t = useTexts(alertTexts)
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const rules = useOperation(alerts.rules, { kind: 'policy', size: 200 })
  const invalidates = [alerts.rules]
  const remove = useAction(alerts.removeRule, { invalidates })
  const restore = useAction(alerts.restoreRule, { invalidates })
  const name = named(nameZh, nameEn, language)
  const rule = rules.data?.dataList.find(
    ({ condition }) => condition.kind === 'policy' && condition.by === by && condition.value === value,
  )
  const failed = (error: unknown) => notify('error', failureText(error, language))
  const end = (ruleId: string) =>
    remove.mutate(
      { ruleId },
      {
        onSuccess: () =>
          notify('success', t('unfollowed', { name }), {
            action: { text: t('undo'), run: () => restore.mutate({ ruleId }, { onError: failed }) },
          }),
        onError: failed,
      },
    )
  return (
    <>
      <Button
        size="small"
        icon={rule ? <BellRing size={14} aria-hidden="true" /> : <Bell size={14} aria-hidden="true" />}
        title={t(rule ? 'unfollowOf' : 'followOf', { name })}
        pressed={rule !== undefined}
        busy={remove.isPending}
        onClick={() => (rule ? end(rule.ruleId) : setOpen(true))}
      >
        {t(rule ? 'following' : 'follow')}
      </Button>
      {open ? (
        <RuleEditor
          begin={{
            ...emptyDraft(),
            target: 'market',
            kind: 'policy',
            followed: { by, value, valueZh: nameZh, valueEn: nameEn },
            name: name.slice(0, 60),
            cooldownMinutes: 0,
          }}
          ruleId={null}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
