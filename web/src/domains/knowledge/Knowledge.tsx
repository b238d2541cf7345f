import { useEffect, useEffectEvent } from 'react'
import { useParams } from 'react-router'
import { useQueryClient } from '@tanstack/react-query'
import { knowledge } from '@pandora/contract/domains/knowledge/operations'
import { useAddressField, useGo } from '../../lib/address.ts'
import { failureText } from '../../lib/api/failure.ts'
import { readAgain } from '../../lib/api/readAgain.ts'
import { useAction } from '../../lib/api/useAction.ts'
import { useLive } from '../../lib/live/useLive.ts'
import { notify } from '../../lib/notices.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Base } from './Base.tsx'
import { Bases } from './Bases.tsx'
import { knowledgeTexts } from './texts.ts'

/** Knowledge bases: the list of them, or one that is asked. A link (`?open=`) puts its base into the list. */
export default function Knowledge() {
  const t = useTexts(knowledgeTexts)
  const language = useLanguage()
  const go = useGo()
  const client = useQueryClient()
  const { baseId = '' } = useParams()
  const [token] = useAddressField('open')
  const open = useAction(knowledge.open, { invalidates: [knowledge.list] })
  useLive('knowledge', () => void readAgain(client, [knowledge.list, knowledge.base, knowledge.documents]))
  const come = useEffectEvent((by: string) =>
    open.mutate(
      { token: by },
      {
        onSuccess: ({ data }) => {
          notify('success', t('opened', { name: data.name }))
          go(`/index/knowledge/${data.baseId}`, { replace: true })
        },
        onError: (error) => {
          notify('error', failureText(error, language))
          go('/index/knowledge', { replace: true })
        },
      },
    ),
  )
  useEffect(() => {
    if (token) come(token)
  }, [token])
  return baseId === '' ? <Bases /> : <Base key={baseId} baseId={baseId} />
}
