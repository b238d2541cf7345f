import { threadMs } from '@pandora/contract/testing-linear'
import { Refusal } from '@pandora/contract/errors'
import { parseOpml } from 'feedsmith'
import iconv from 'iconv-lite'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { feedsOfPage } from './discover.ts'
import { documentOf, feedSource, type FeedSettings } from './feed-source.ts'
import { languageOfText } from './language.ts'
import { readOpml, writeOpml } from './opml.ts'
import { parseFeed } from './parse.ts'

const rss = (items: string, head = '<title>Harbour Wire</title><link>https://wire.example.test/</link>') =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/"><channel>${head}${items}</channel></rss>`
const read = (text: string, asked = {}) => parseFeed(Buffer.from(text), asked)
const codeOf = (text: string | Buffer): string => {
  try {
    parseFeed(Buffer.from(text))
    return 'read'
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

describe('formats', () => {
  test('RSS 2.0: title, body, link, pictures, dates, and what the feed says of its schedule', () => {
    const feed = read(
      rss(
        `<item><guid isPermaLink="false">n-1</guid><title>Ningyuan &amp;amp; Sons rise</title><link>/n/1</link><pubDate>Tue, 05 Mar 2024 14:30:00 +0800</pubDate>
      <description>short</description><content:encoded><![CDATA[<p>First.</p><p>Second <b>bold</b>.</p><img src="/a.jpg"><img src="/pixel.gif" width="1" height="1">]]></content:encoded>
      <enclosure url="https://wire.example.test/b.png" type="image/png" length="1"/><media:thumbnail url="https://wire.example.test/c.png"/></item>`,
        '<title>Harbour Wire</title><link>https://wire.example.test/</link><ttl>90</ttl><skipHours><hour>1</hour><hour>2</hour></skipHours>',
      ),
      { address: 'https://wire.example.test/feeds/all.xml' },
    )
    expect(feed).toMatchObject({
      format: 'rss',
      title: 'Harbour Wire',
      url: 'https://wire.example.test/',
      hints: { minutes: 90, skipHours: [1, 2] },
      damaged: false,
    })
    expect(feed.items).toEqual([
      {
        id: 'n-1',
        title: 'Ningyuan & Sons rise',
        body: 'First.\nSecond bold.',
        url: 'https://wire.example.test/n/1',
        images: [
          'https://wire.example.test/b.png',
          'https://wire.example.test/c.png',
          'https://wire.example.test/a.jpg',
        ],
        published: { at: '2024-03-05T06:30:00.000Z', precision: 'instant' },
        updated: null,
        authors: [],
        categories: [],
      },
    ])
  })

  test('RSS 1.0, its items beside the channel, and sy:updatePeriod', () => {
    const feed =
      read(`<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:d="http://purl.org/dc/elements/1.1/" xmlns:s="http://purl.org/rss/1.0/modules/syndication/">
      <channel rdf:about="https://r.example.test/"><title>R</title><s:updatePeriod>hourly</s:updatePeriod><s:updateFrequency>2</s:updateFrequency></channel>
      <item rdf:about="https://r.example.test/1"><title>One</title><d:date>2024-03-05</d:date></item><item rdf:about="https://r.example.test/2"><title>Two</title></item></rdf:RDF>`)
    expect(feed).toMatchObject({ format: 'rdf', version: '1.0', hints: { minutes: 30 } })
    expect(feed.items.map(({ id, url, published }) => [id, url, published?.precision])).toEqual([
      ['https://r.example.test/1', 'https://r.example.test/1', 'day'],
      ['https://r.example.test/2', 'https://r.example.test/2', undefined],
    ])
  })

  test('Atom: xhtml, base64 and escaped content, xml:base, prefixed elements', () => {
    const feed =
      read(`<a:feed xmlns:a="http://www.w3.org/2005/Atom" xml:base="https://a.example.test/news/"><a:title type="html">&lt;b&gt;A&lt;/b&gt;</a:title>
      <a:entry><a:id>tag:a,2024:1</a:id><a:title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">One &amp; <i>two</i></div></a:title><a:link rel="self" href="self"/><a:link href="1.html"/><a:updated>2024-03-05T14:30:00Z</a:updated>
      <a:content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Para</p><script>bad()</script><img src="p.png"/></div></a:content></a:entry></a:feed>`)
    expect(feed).toMatchObject({ format: 'atom', title: 'A' })
    expect(feed.items[0]).toMatchObject({
      id: 'tag:a,2024:1',
      title: 'One & two',
      body: 'Para',
      url: 'https://a.example.test/news/1.html',
      images: ['https://a.example.test/news/p.png'],
      published: null,
      updated: { at: '2024-03-05T14:30:00.000Z' },
    })
  })

  test('JSON Feed 1 and 1.1, ids as numbers, plain text that looks like markup', () => {
    for (const version of ['1', '1.1']) {
      const feed = read(
        JSON.stringify({
          version: `https://jsonfeed.org/version/${version}`,
          title: 'J',
          items: [
            { id: 7, content_text: 'if a < b', url: 'https://j.example.test/7', image: 'javascript:alert(1)' },
            'no item',
          ],
        }),
      )
      expect(feed).toMatchObject({
        format: 'json',
        version,
        items: [{ id: '7', body: 'if a < b', images: [], title: null }],
      })
    }
  })

  test('what is no feed is refused by name: a page, CDF, OPML, an image, JSON of another kind, nothing', () => {
    expect(codeOf('<!doctype html><html><head><title>x</title></head></html>')).toBe('FEED_IS_PAGE')
    expect(codeOf('<CHANNEL HREF="http://c.example.test/"><TITLE>c</TITLE></CHANNEL>')).toBe('FEED_IS_CDF')
    expect(codeOf('<opml version="2.0"><body/></opml>')).toBe('FEED_IS_OPML')
    expect(codeOf('{"a":1}')).toBe('NOT_A_FEED')
    expect(codeOf('{"items":')).toBe('NOT_A_FEED')
    expect(codeOf('plain words')).toBe('NOT_A_FEED')
    expect(codeOf('<svg xmlns="http://www.w3.org/2000/svg"/>')).toBe('NOT_A_FEED')
    expect(codeOf('')).toBe('FEED_EMPTY')
    expect(codeOf('  \n ')).toBe('FEED_EMPTY')
    expect(codeOf(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]))).toBe('BINARY_FILE')
    expect(codeOf(Buffer.alloc((8 << 20) + 1, 32))).toBe('FEED_TOO_LARGE')
  })
})

test('an encoding is told by mark, header or declaration, else by the bytes', () => {
  const text =
    '<?xml version="1.0" encoding="ENC"?><rss version="2.0"><channel><title>宁远重工公布年报</title><item><title>合同金额增长两成，股价创新高</title></item></channel></rss>'
  const title = (bytes: Uint8Array, contentType?: string) => parseFeed(bytes, { contentType }).title
  const want = '宁远重工公布年报'
  expect(title(iconv.encode(text.replace('ENC', 'gb2312'), 'gb18030'))).toBe(want)
  expect(title(iconv.encode(text.replace(' encoding="ENC"', ''), 'gb18030'), 'text/xml; charset=GBK')).toBe(want)
  expect(title(iconv.encode(text.replace(' encoding="ENC"', ''), 'gb18030'))).toBe(want)
  expect(title(iconv.encode(text.replace('ENC', 'utf-16'), 'utf-16le', { addBOM: true }))).toBe(want)
  expect(title(iconv.encode(text.replace('ENC', 'utf-16'), 'utf-16be'))).toBe(want)
  expect(
    title(
      iconv.encode(text.replace('ENC', 'big5').replace('远', '遠').replace('报', '報').replace('年', '年'), 'big5'),
    ),
  ).toContain('重工公布年')
  // Said to be something it is not: valid UTF-8 is UTF-8.
  expect(title(Buffer.from(text.replace('ENC', 'gb2312')))).toBe(want)
  expect(title(Buffer.from(`\ufeff${text.replace('ENC', 'utf-8')}`), 'text/xml; charset=iso-8859-1')).toBe(want)
  expect(title(Buffer.from('<rss><channel><title>Caf\u00e9</title></channel></rss>', 'latin1'))).toBe('Café')
})

test('broken feeds give what can be read of them', () => {
  expect(read(rss('<item><title>One<item><title>Two</title></item>')).items.map(({ title }) => title)).toEqual([
    'One',
    'Two',
  ])
  expect(read('<rss><channel><title>T<item><title>A</title><description>cut off in the mid')).toMatchObject({
    damaged: true,
    items: [{ title: 'A', body: 'cut off in the mid' }],
  })
  expect(
    read(rss('<item><title>R&D &eacute;tude &nosuch; &copy</title><link>https://x.example.test/?a=1&b=2</link></item>'))
      .items[0],
  ).toMatchObject({ title: 'R&D étude &nosuch; ©', url: 'https://x.example.test/?a=1&b=2' })
  expect(read(`\n\n<!-- hello --> ${rss('<item><media:title>M</media:title></item>')}`).items[0]?.title).toBe('M')
})

describe('hostile feeds', () => {
  const within = (ms: number, work: () => void) => {
    const began = threadMs()
    work()
    expect(threadMs() - began).toBeLessThan(ms)
  }

  test('no entity of a document type is expanded, nothing outside is read', () => {
    const bomb = `<!DOCTYPE lolz [<!ENTITY lol "lol">${Array.from({ length: 9 }, (_, at) => `<!ENTITY lol${at + 1} "${`&lol${at || ''};`.repeat(10)}">`).join('')}<!ENTITY file SYSTEM "file:///etc/passwd">]>`
    within(3000, () => {
      const [item] = read(`${bomb}${rss('<item><title>&lol9; &file;</title></item>').slice(21)}`).items
      expect(item?.title).toBe('&lol9; &file;')
    })
  })

  test('depth, number and size are bounded, in linear time', () => {
    within(6000, () =>
      expect(codeOf(`<rss><channel>${'<a>'.repeat(400_000)}${'</b>'.repeat(400_000)}`)).toBe('FEED_TOO_COMPLEX'),
    )
    within(8000, () => expect(codeOf(`<rss><channel>${'<a/>'.repeat(400_000)}`)).toBe('FEED_TOO_COMPLEX'))
    within(8000, () => expect(read(rss('<item><title>x</title></item>'.repeat(5000)))).toMatchObject({ left: 3000 }))
    within(8000, () => void read(rss(`<item x="${'y'.repeat(6_000_000)}"><title>t</title></item>`)))
    const spaces = Array.from(
      { length: 250 },
      (_, level) =>
        `<a${level} ${Array.from({ length: 300 }, (_one, at) => `xmlns:p${level}x${at}="http://x.example.test/${at}"`).join(' ')}>`,
    ).join('')
    within(6000, () => expect(codeOf(`<rss>${spaces}`)).toBe('read'))
    for (const piece of [
      '<br ',
      '<b>',
      '</i>',
      '<',
      '<![CDATA[',
      '&amp;lt;',
      '&amp;',
      '<!--',
      '<a href="',
      '&#60;script',
      '<script',
      '< script',
      '\u0000',
      ']]>',
      "<p title='",
    ]) {
      within(
        10_000,
        () =>
          void codeOf(
            rss(
              `<item><title>${piece.repeat(40_000)}</title><description><![CDATA[${piece.replace(']]>', '').repeat(120_000)}]]></description></item>`,
            ),
          ),
      )
    }
  }, 120_000)

  test.each([
    '<script>alert(1)</script>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
    '<iframe src="javascript:alert(1)">',
    '<a href="jav&#x09;ascript:alert(1)">x</a>',
    '<div style="background:url(javascript:alert(1))">x</div>',
    '<p style="width:expression(alert(1))">',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<object data="data:text/html;base64,PHNjcmlwdD4="></object>',
    '<![endif]--><script>alert(1)</script>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<body onload=alert(1)>',
    '<xml><i><b>&lt;img src=1 onerror=alert(1)&gt;</b></i></xml>',
  ])('%s comes through in no field', (attack) => {
    const cdata = `<![CDATA[${attack}]]>`
    const feed = read(
      rss(
        `<item><title>${cdata}</title><link>javascript:alert(1)</link><guid>${cdata}</guid><description>${cdata}</description><author>${cdata}</author><category>${cdata}</category>
      <enclosure url="data:image/png;base64,AAAA" type="image/png"/></item><item><title>t</title><description>${attack.includes('&') ? attack : attack.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</description><link>data:text/html,x</link></item>`,
        `<title>${cdata}</title><link> java\nscript:alert(1)</link><description>${cdata}</description>`,
      ),
    )
    expect(JSON.stringify(feed)).not.toMatch(
      /<\s*(?:script|svg|iframe|img|object|math|style|body)|onerror\s*=[^"]*>|"javascript:|"data:/i,
    )
    for (const item of feed.items) expect([item.url, ...item.images]).toEqual([null])
  })

  test('no bytes whatever crash the reader', () => {
    const piece = fc.constantFrom(
      '<rss>',
      '<channel>',
      '<item>',
      '<title>',
      '</title>',
      '<feed xmlns="http://www.w3.org/2005/Atom">',
      '<entry>',
      '</item>',
      '<![CDATA[',
      ']]>',
      '&',
      '&#',
      '&#x110000;',
      '<!DOCTYPE [',
      '"',
      '>',
      '{"items":[',
      '\ud800',
      '<link href="',
      '<pubDate>2024-02-30</pubDate>',
      '<x:y xmlns:x="__proto__">',
      '<__proto__>',
      'constructor',
    )
    expect(codeOf('<rss>')).toBe('read')
    fc.assert(
      fc.property(
        fc.array(fc.oneof(piece, fc.string({ maxLength: 12 })), { maxLength: 40 }),
        (pieces) => codeOf(pieces.join('')) !== '',
      ),
      { numRuns: 1500 },
    )
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => codeOf(Buffer.from(bytes)) !== ''),
      { numRuns: 500 },
    )
  })
})

test('a page names its feeds, addresses counted from its base', () => {
  expect(
    feedsOfPage(
      '<html><head><base href="/blog/"><link rel="alternate" type="application/rss+xml" title="All &amp; more" href="feed.xml"><LINK REL="Alternate" TYPE="application/atom+xml" href="https://o.example.test/a"><link rel=alternate hreflang=en href=/en><link rel="alternate" type="application/rss+xml" href="javascript:x"></head>',
      'https://p.example.test/x',
    ),
  ).toEqual([
    { url: 'https://p.example.test/blog/feed.xml', title: 'All & more' },
    { url: 'https://o.example.test/a', title: null },
  ])
})

test('OPML: nested outlines in, categories out, and the same list in again', () => {
  const { feeds, refused } =
    readOpml(`<opml version="1.0"><body><outline text="宏观"><outline text="央行"><outline type="rss" text="公告" xmlUrl="https://b.example.test/rss"/></outline></outline>
    <outline text="Wire" xmlUrl="http://w.example.test/atom" htmlUrl="https://w.example.test/"/><outline text="bad" xmlUrl="file:///etc/passwd"/><outline text="again" xmlUrl="https://b.example.test/rss"/></body></opml>`)
  expect({ feeds, refused }).toEqual({
    refused: 1,
    feeds: [
      { url: 'https://b.example.test/rss', title: '公告', category: '宏观 / 央行' },
      { url: 'http://w.example.test/atom', title: 'Wire', category: null },
    ],
  })
  const written = writeOpml(
    'Pandora',
    feeds.map((feed) => ({ ...feed, siteUrl: null })),
    Date.UTC(2024, 2, 5),
  )
  expect(readOpml(written).feeds).toEqual(feeds)
  // Another reader understands it as well; an empty list is a list.
  expect(parseOpml(written).body?.outlines?.[0]).toMatchObject({
    text: '宏观 / 央行',
    outlines: [{ xmlUrl: 'https://b.example.test/rss' }],
  })
  expect(readOpml(writeOpml('Pandora', [], 0))).toEqual({ feeds: [], refused: 0 })
  for (const text of ['', '<html/>', '<opml/>', 'x']) expect(() => readOpml(text)).toThrow(Refusal)
})

test.each([
  ['宁远重工（NYHI）签署 AI 服务合同', 'zh'],
  ['Ningyuan Heavy Industries (宁远重工) signs', 'en'],
  ['2024-03-05', 'en'],
  ['央行：CPI 同比 0.3%', 'zh'],
])('%s is %s', (text, language) => {
  expect(languageOfText(text)).toBe(language)
})

describe('items as documents', () => {
  const settings: FeedSettings = {
    origin: 'https://w.example.test/rss',
    name: '港湾电讯',
    nameEn: 'Harbour Wire',
    kind: 'news',
    category: null,
    language: null,
  }
  const [dated, undated, nothing] = read(
    rss(
      '<item><guid>1</guid><title>One</title><pubDate>2024-03-05</pubDate></item><item><guid>2</guid><description>Only a text. And more.</description></item><item><guid>3</guid></item>',
    ),
  ).items
  const seenAt = Date.UTC(2024, 5, 1)
  const source = feedSource({ ask: () => Promise.reject(new Error('nothing is asked here')), now: () => seenAt })
  const given = (item: typeof dated) => {
    if (!item) throw new Error('the feed gives three items')
    return item
  }
  const made = (item: typeof dated) =>
    source.transform({ url: settings.origin, settings, before: null }, { item: given(item), seenAt, line: 4 })

  test('dates of the feed stand; without one it is what was received when it was first seen', () => {
    expect(made(dated)).toMatchObject({
      rejections: [],
      records: [
        {
          line: 4,
          values: { title: 'One', precision: 'day', published_at: '2024-03-05T15:59:59.999Z', language: 'en' },
        },
      ],
    })
    expect(made(dated).records[0]?.known).toBeUndefined()
    expect(made(undated).records[0]).toMatchObject({
      known: { at: seenAt, by: 'received' },
      values: { title: 'Only a text.', published_at: '2024-06-01T00:00:00.000Z' },
    })
  })
  test('an item that says nothing is refused; ids stay when name and address change', () => {
    expect(made(nothing).rejections).toMatchObject([{ field: 'title', reason: 'MISSING', line: 4 }])
    const id = (more: Partial<FeedSettings>) =>
      documentOf({ item: given(dated), seenAt }, { ...settings, ...more })?.['document_id']
    expect(id({ name: 'other', kind: 'policy' })).toBe(id({}))
    expect(id({ origin: 'https://elsewhere.example.test/' })).not.toBe(id({}))
  })
})
