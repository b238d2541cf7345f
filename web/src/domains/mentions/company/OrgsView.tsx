import { financing } from '@pandora/contract/domains/financing/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Figure } from '../../../ui/Figure.tsx'
import { ProvenanceLink } from '../../../ui/ProvenanceLink.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { useVocabulary } from '../../analysis/offers/vocabulary/useVocabulary.ts'
import { useOpened } from '../../documents/offers/useOpened.ts'
import styles from './Technology.module.css'
import { technologyTexts } from './texts.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import type { ViewProps } from '../../../lib/view.ts'
import { useMissing } from '../../documents/offers/useMissing.ts'
import type { mentionsViews } from '../parameters.ts'
import { Text } from '../../../ui/kit/Text.tsx'

/** Rounds that have words; the others are letters in both languages. */
const roundNames = { seed: 'round_seed', angel: 'round_angel', strategic: 'round_strategic' } as const

type Answered = OutputOf<typeof financing.orgs>
type Part = Answered['dataList'][number]['parts'][number]

function PartLine({ part }: { part: Part }) {
  const t = useTexts(technologyTexts)
  const word = useVocabulary()
  const language = useLanguage()
  const [, open] = useOpened()
  const { document } = part
  const of = named(part.ofZh, part.ofEn, language)
  const worded = Object.entries(roundNames).find(([round]) => round === part.round)?.[1]
  return (
    <li>
      <time dateTime={part.day}>{part.day}</time>
      <span>
        {[
          t(`part_${part.part}`),
          worded ? t(worded) : (part.round ?? ''),
          of,
          part.modality && part.modality !== 'fact' ? word('modality', part.modality) : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <span title={part.amount === null ? undefined : t('ofWhole')} className={styles.amount}>
        {part.amount === null ? null : (
          <>
            <small>{t('whole')}</small>{' '}
            <Figure value={part.amount} as="short" unit={part.unit ? word('unit', part.unit) : ''} />
          </>
        )}
      </span>
      {document ? (
        <button type="button" className={styles.title} onClick={() => open(document.newsId)}>
          <Text>{document.title}</Text>
        </button>
      ) : (
        <ProvenanceLink provenance={part.provenance} bare />
      )}
    </li>
  )
}

/**
 * Who put money into a company or holds of it, as rounds and events name them, each with its evidence (COMP-44); an
 * empty list says which source would fill it.
 */
export default function OrgsView({ parameters: { companyId = '' } }: ViewProps<typeof mentionsViews.orgs>) {
  const t = useTexts(technologyTexts)
  const missing = useMissing()
  const language = useLanguage()
  const query = useOperation(financing.orgs, { companyId })
  const looked = ({ sources }: Answered) =>
    `${t('sources')}: ${sources.map((one) => `${t(`source_${one.kind}`)} ${t(one.ofCompany ? 'source_yes' : one.inMarket ? 'source_no' : 'source_none')}`).join(' · ')}`
  return (
    <ViewBody
      answer={query}
      empty={(data) =>
        data.dataList.length
          ? undefined
          : { ...missing(t(`noOrgs_${data.absence ?? 'NOT_NAMED'}`)), note: looked(data) }
      }
      table={({ dataList }) => ({
        name: t('orgs'),
        head: [t('name'), t('day'), t('part'), t('round'), t('amount'), 'CNY / USD'],
        rows: dataList.flatMap((org) =>
          org.parts.map((part) => [
            named(org.nameZh, org.nameEn, language),
            part.day,
            t(`part_${part.part}`),
            part.round,
            part.amount,
            part.unit,
          ]),
        ),
      })}
      note={looked}
    >
      {({ dataList }) => (
        <ul className={styles.orgs} aria-label={t('orgs')}>
          {dataList.map((org) => {
            const name = named(org.nameZh, org.nameEn, language)
            return (
              <li key={`${name} ${org.companyId ?? ''}`}>
                <h3>
                  {org.companyId ? (
                    <ScreenLink to={`/index/company/${encodeURIComponent(org.companyId)}`}>{name}</ScreenLink>
                  ) : (
                    name
                  )}
                </h3>
                <ul>
                  {org.parts.map((part) => (
                    <PartLine
                      key={`${part.part} ${part.day} ${part.roundId ?? ''} ${part.eventId ?? ''}`}
                      part={part}
                    />
                  ))}
                </ul>
              </li>
            )
          })}
        </ul>
      )}
    </ViewBody>
  )
}
