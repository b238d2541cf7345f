import { useContext } from 'react'
import { policyStudies } from '@pandora/contract/domains/policy-meetings/study-operations'
import type { policyMeetingViews } from '@pandora/contract/domains/policy-meetings/views'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { usePages } from '../../../lib/api/usePages.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { PlaceContext } from '../../../lib/view.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Button } from '../../../ui/Button.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { ExposureReceipt } from '../offers/ExposureReceipt.tsx'
import { meetingTexts } from '../texts.ts'
import { askedOf } from '../words.ts'

const SIZE = 20

/** Whose listed revenue a changed sentence, or all that changed, touches: a receipt that adds up. */
export default function ExposureView({ parameters, setParameters }: ViewProps<typeof policyMeetingViews.study>) {
  const t = useTexts(meetingTexts)
  const language = useLanguage()
  const { given } = useContext(PlaceContext)
  const asked = { ...askedOf(parameters), ...(parameters.row ? { row: Number(parameters.row) } : {}) }
  const query = useOperation(policyStudies.exposure, { ...asked, size: SIZE })
  const pages = usePages(policyStudies.exposure, asked, SIZE)
  const name = (one: { nameZh: string | null; nameEn: string | null }, id = '') =>
    named(one.nameZh, one.nameEn, language, id)
  return (
    <ViewBody
      answer={query}
      context={parameters.row ? t('exposureOf', { row: parameters.row }) : t('exposureAll')}
      empty={({ total, waiting }) =>
        total > 0 ? undefined : { why: t('noExposure'), note: waiting ? t('waiting') : undefined }
      }
      table={() => ({
        name: t('exposure'),
        head: [t('company'), t('touched'), t('share'), t('business'), t('period'), t('ways')],
        rows: pages.items.flatMap((one) =>
          one.businesses.map((part) => [
            name(one, one.companyId),
            part.revenue,
            part.share,
            name({ nameZh: part.name, nameEn: part.nameEn }),
            part.periodEnd,
            `${t(`way_${part.way.kind}`)} ${name(part.way)}`,
          ]),
        ),
      })}
      note={() => t('exposureNote')}
    >
      {(data) => (
        <ExposureReceipt
          data={data}
          pages={pages}
          beside={
            parameters.row && !given.has('row') ? (
              <Button size="small" kind="quiet" onClick={() => setParameters({ row: null })}>
                {t('showAll')}
              </Button>
            ) : null
          }
        />
      )}
    </ViewBody>
  )
}
