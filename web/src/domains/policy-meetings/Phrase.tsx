import { useAddressField } from '../../lib/address.ts'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { Row } from '../../ui/kit/Stack.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { Select } from '../../ui/Select.tsx'
import { Empty, ErrorState, Skeleton } from '../../ui/States.tsx'
import { Tiles } from '../../ui/page/Tiles.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import styles from './Meetings.module.css'
import { PhraseChoices } from './parts/PhraseChoices.tsx'
import { meetingTexts } from './texts.ts'
import { useLatestPhrases } from './useLatestPhrases.ts'
import { phraseView } from './views.ts'

/** A phrase over the meetings of a series; the first new one of its newest meeting to begin with. */
export default function Phrase() {
  const t = useTexts(meetingTexts)
  const language = useLanguage()
  const phone = usePhone()
  const [asked, setSeries] = useAddressField('series')
  const [sought, setPhrase] = useAddressField('phrase')
  const { all, series, heldOn, fresh, dropped, first, failed, waiting } = useLatestPhrases(asked)
  // None asked for: it begins with the first that is new.
  const phrase = sought || (first ?? '')
  return (
    <Screen
      title={phrase ? t('phraseTitle', { phrase }) : t('phrase')}
      back={{ to: '/index/policy-meetings', text: t('backToMeetings') }}
      layout={phone ? 'flow' : 'fill'}
      tabs={
        <Row gap={4} wrap className={styles.bar}>
          <Select aria-label={t('series')} value={series} onChange={(event) => setSeries(event.target.value)}>
            {all.map((one) => (
              <option key={one.key} value={one.key}>
                {named(one.nameZh, one.nameEn, language)}
              </option>
            ))}
          </Select>
          <SearchField key={phrase} label={t('phraseField')} value={phrase} onSearch={setPhrase} />
          {heldOn === null ? null : (
            <PhraseChoices series={series} heldOn={heldOn} fresh={fresh} dropped={dropped} chosen={phrase} />
          )}
        </Row>
      }
    >
      <Tiles>
        {!phrase && waiting ? (
          <Skeleton count={8} height={40} />
        ) : !phrase && failed ? (
          <ErrorState failure={failed.error} onRetry={() => void failed.refetch()} />
        ) : !phrase && all.length === 0 ? (
          <Empty why={t('noMeetings')} />
        ) : (
          <ViewTile view={phraseView} given={{ series, phrase }} />
        )}
      </Tiles>
    </Screen>
  )
}
