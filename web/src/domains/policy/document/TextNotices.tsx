import type { policy } from '@pandora/contract/domains/policy/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { number } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Column } from '../../../ui/kit/Stack.tsx'
import { policyTexts } from '../texts.ts'

type Notice = OutputOf<typeof policy.detail>['notices'][number]

/** What is odd about a document's text, each in a line of its own; that its end was not read stands beside the text. */
export function TextNotices({ notices }: { notices: readonly Notice[] }) {
  const t = useTexts(policyTexts)
  return (
    <Column gap={1}>
      {notices.map(({ code, count }) => (
        <span key={code}>{t(`notice_${code}`, { count: number(count ?? 0, { digits: 0 }) })}</span>
      ))}
    </Column>
  )
}
