import { EyeOff } from 'lucide-react'
import { useContext, useMemo, useState } from 'react'
import { labelClasses, labelTypes, type LabelType } from '@pandora/contract/domains/policy/names'
import { policy } from '@pandora/contract/domains/policy/operations'
import type { policyRoomViews } from '@pandora/contract/domains/policy/rooms'
import { useAddressField } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number } from '../../../lib/formats.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { PlaceContext } from '../../../lib/view.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/kit/Stack.tsx'
import { exportTable } from '../../../ui/table/DataTable.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { policyTexts } from '../texts.ts'
import { LabelToggles } from './LabelToggles.tsx'
import { markedNode, markedWords, type Marked } from './marked.ts'
import styles from './Parse.module.css'
import { ParseAside } from './ParseAside.tsx'
import { ParsedText } from './ParsedText.tsx'
import { highlightAfter, paragraphsOf } from './sentences.ts'
import { useNewest } from './useNewest.ts'

const topics = ['analysis', 'documents'] as const
/** Words that are marked with the pointer within a sentence of a document. */
function markedIn(document: Parameters<typeof markedWords>[0]): Marked | null {
  const selection = window.getSelection()
  const sentence = selection?.anchorNode?.parentElement?.closest('[id^="sentence-"]')
  if (!selection || !sentence) return null
  return markedWords(document, Number(sentence.id.slice('sentence-'.length)), selection.toString())
}
const every: ReadonlySet<LabelType> = new Set(labelTypes)

/** A document as its sentences with their labels, and beside it what the chosen sentence or all of it names. */
export default function ParseView({ parameters }: ViewProps<typeof policyRoomViews.parse>) {
  const t = useTexts(policyTexts)
  const language = useLanguage()
  const missing = useMissing()
  const { given } = useContext(PlaceContext)
  const [asked, keep] = useAddressField('sentence')
  const [own, setOwn] = useState<number | null>(null)
  const [shown, show] = useState(every)
  const [lit, light] = useState<string | null>(null)
  const [marked, mark] = useState<Marked | null>(null)
  useReread(policy.detail, topics)
  const { newest, documentId } = useNewest(parameters)
  const detail = useOperation(policy.detail, { documentId: documentId ?? '-' }, { enabled: documentId !== undefined })
  // On its own page the sentence stands in the address, so that a link leads to it.
  const onPage = given.has('document')
  const chosen = onPage ? Number(asked) || null : own
  const choose = (place: number | null) => (onPage ? keep(place === null ? '' : String(place)) : setOwn(place))
  const parsed = detail.data
  const paragraphs = useMemo(() => (parsed ? paragraphsOf(parsed) : []), [parsed])
  if (documentId === undefined)
    return (
      <ViewBody answer={newest} empty={() => missing(t('noDocument'))}>
        {() => null}
      </ViewBody>
    )
  return (
    <ViewBody
      answer={detail}
      context={onPage ? undefined : parsed?.title}
      source={({ source, sourceEn, publishedOn }) =>
        [named(source, sourceEn, language), publishedOn].filter(Boolean).join(' · ')
      }
      empty={({ content }) => (content ? undefined : missing(t('noDocument')))}
      note={({ unread }) => (unread === null ? null : t('unread', { count: number(unread, { digits: 0 }) }))}
      table={({ entities }) =>
        exportTable(
          t('entities'),
          [
            { key: 'type', title: t('type'), value: ({ type }) => t(`label_${labelClasses[type]}`) },
            { key: 'name', title: t('name'), value: ({ name }) => name },
            { key: 'count', title: t('count'), value: ({ count }) => count },
          ],
          entities.flatMap((group) => group.entities),
        )
      }
      bar={
        <Row gap={3} wrap>
          <LabelToggles counts={parsed?.entities ?? []} shown={shown} onShow={show} />
          <Button
            size="small"
            icon={<EyeOff size={14} aria-hidden="true" />}
            disabled={chosen === null}
            onClick={() => choose(null)}
          >
            {t('clearHighlight')}
          </Button>
        </Row>
      }
    >
      {(document) => (
        <div className={styles.parse}>
          <div className={styles.page} onPointerUp={() => mark(markedIn(document))}>
            <ParsedText
              paragraphs={paragraphs}
              lang={document.language}
              chosen={chosen}
              shown={shown}
              lit={lit}
              onChoose={(place) => choose(highlightAfter(chosen, place))}
            />
          </div>
          <ParseAside
            document={document}
            chosen={chosen}
            lit={lit}
            marked={marked ?? markedNode(document, lit)}
            onLight={(nodeId) => {
              mark(null)
              light(nodeId)
            }}
            onCorrected={() => {
              mark(null)
              light(null)
            }}
          />
        </div>
      )}
    </ViewBody>
  )
}
