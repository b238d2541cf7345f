import { expect, test } from 'vitest'
import { profileOf, readAll, tempFolder } from '../../test/files.ts'
import { fittingProfile, shippedProfiles } from './shipped.ts'

const file = tempFolder()
const head = 'date,rank,title,topic_id,view_count,talk_count,event_time,crawl_time,description'

test('OPINION-27 lists of hot topics are read by the name of their platform; a count that is not given stays missing', async () => {
  for (const platform of ['df', 'xq'])
    expect(fittingProfile(shippedProfiles(), head.split(','), `${platform}.csv`)?.profile.name).toBe(
      `hot-topics-${platform}`,
    )
  const read = async (platform: string, ...lines: string[]) =>
    (await readAll(file(`${platform}.csv`, `${[head, ...lines].join('\n')}\n`), profileOf(`hot-topics-${platform}`)))
      .records
  const [df] = await read('df', '2024-05-06,1,某话题还能走多远？,77,1200,34,,,')
  expect(df).toMatchObject({
    kind: 'hot_topic',
    values: { platform: 'df', observed_on: '2024-05-06', topic_id: '77', rank: 1, view_count: 1200, talk_count: 34 },
  })
  const [one, next] = await read('xq', '2024-05-06,1,#某话题#,,,,,,', '2024-05-07,3,#某话题#,,900,,,,')
  expect(one?.values).toMatchObject({ view_count: null, talk_count: null })
  expect(next?.values).toMatchObject({ view_count: 900, talk_count: null, topic_id: one?.values['topic_id'] })
})
