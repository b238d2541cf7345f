import type { course } from '@pandora/contract/domains/technology/shapes'
import type { z } from 'zod'
import { number } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { Text } from '../../ui/kit/Text.tsx'
import styles from './Technology.module.css'
import { technologyTexts } from './texts.ts'

/** Documents a week that name a keyword, bursts in the accent; the same in words below. */
export function CourseChart({ keyword, of }: { keyword: string; of: z.infer<typeof course> }) {
  const t = useTexts(technologyTexts)
  const whole = (count: number) => number(count, { digits: 0 })
  const most = Math.max(1, ...of.documents)
  const within = (week: string) => of.bursts.some(({ from, to }) => week >= from && week <= to)
  const count = of.documents.reduce((sum, one) => sum + one, 0)
  const [from, to] = [of.week[0] ?? '', of.week.at(-1) ?? '']
  return (
    <figure className={styles.course}>
      <div className={styles.weeks} role="img" aria-label={t('courseOf', { keyword, from, to, count: whole(count) })}>
        {of.week.map((week, at) => {
          const own = of.documents[at] ?? 0
          return (
            <i
              key={week}
              data-burst={within(week)}
              style={{ height: own === 0 ? 0 : `${Math.max(4, (own / most) * 100)}%` }}
              title={t('weekOf', { week, count: whole(own), all: whole(of.all[at] ?? 0) })}
            />
          )
        })}
      </div>
      <figcaption className={styles.ends}>
        <span>{from}</span>
        <span>{to}</span>
      </figcaption>
      <Text as="p" size="small" tone={of.bursts.length > 0 ? 'accent' : 'quiet'}>
        {of.bursts.length === 0
          ? t('noBursts')
          : `${t('bursts')} ${of.bursts
              .map((burst) =>
                t('burstOf', {
                  from: burst.from,
                  to: burst.to,
                  count: whole(burst.documents),
                  expected: number(burst.expected, { digits: 1 }),
                }),
              )
              .join(' · ')}`}
      </Text>
    </figure>
  )
}
