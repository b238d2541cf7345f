import { documentId } from '../../files/values/texts.ts'
import { DEMO_SOURCE, marked } from '../mark.ts'
import type { WrittenText } from '../world.ts'
import type { Fact } from './fact.ts'

/**
 * A text as documents, companies and posts; `series` tells texts of the history from those of the life, whose numbers
 * may be the same.
 */
export function* textFacts(text: WrittenText, series: string): Generator<Fact> {
  const external_id = `${text.externalId}${series}`
  const document_id = documentId(DEMO_SOURCE, external_id)
  const published = { published_at: new Date(text.publishedAt).toISOString(), precision: 'instant' }
  const source = marked(text.medium)
  yield {
    kind: 'document',
    values: {
      document_id,
      external_id,
      source_name: source.zh,
      source_name_en: source.en,
      kind: text.kind,
      category: text.category,
      language: text.language,
      title: text.title,
      body: text.body,
      url: null,
      image_urls: [],
      ...published,
    },
  }
  if (text.header)
    yield {
      kind: 'policy_header',
      values: {
        document_id,
        number: text.header.number,
        bodies: text.header.bodies,
        level: text.header.level,
        region_code: null,
        signed_on: text.header.signedOn,
        ...published,
      },
    }
  for (const { id, relation } of text.companies)
    yield {
      kind: 'document_company',
      values: { company_id: id, document_id, relation, kind: text.kind, title: text.title, ...published },
    }
  if (text.post)
    yield {
      kind: 'post',
      values: {
        document_id,
        platform: text.post.platform,
        author_id: text.post.authorId,
        reply_count: text.post.replies,
        like_count: text.post.likes,
        published_at: published.published_at,
      },
    }
}

/** What is written down of a text's truth: by the id that the product knows it by. */
export function textTruth(text: WrittenText, series: string): object {
  const { eventIds, trifleId, copyOf, exact, stance, ironic, tones, hidden, crowd } = text.truth
  return {
    document: documentId(DEMO_SOURCE, `${text.externalId}${series}`),
    kind: text.kind,
    language: text.language,
    author: text.post?.authorId ?? null,
    events: eventIds,
    trifle: trifleId,
    copyOf: copyOf === null ? null : documentId(DEMO_SOURCE, `${copyOf}${series}`),
    exact,
    stance,
    ironic,
    tones,
    hidden,
    ...(crowd ? { crowd } : {}),
  }
}
