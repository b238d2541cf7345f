-- What platforms say of a post beyond its text: whether it is an article or answers one, on which board it stands, how often it was read.
alter table post
  add column form text not null default 'article',
  -- The article that a comment answers.
  add column thread_id text,
  -- Board ("bar") of a forum, as the platform names it; null where it is not known.
  add column board text,
  add column read_count integer;
create index post_time on post (market_id, published_at desc, document_id desc);
create index post_board on post (market_id, board, published_at desc) where board is not null;
create index post_thread on post (market_id, thread_id, published_at) where thread_id is not null;

-- How many follow an author, as a source saw it on a day.
create table author_count (
  like fact including defaults,
  author_id text not null,
  observed_on date not null,
  fans integer,
  primary key (market_id, author_id, observed_on, superseded_at)
);

-- Posts that say the same: one row a post and kind of group, the first post of the group among them. A post other than the first says nothing new
-- and is left out of clean counts. known_at: when the last of the posts was known without which there would be no such group.
create table post_group (
  like fact including defaults,
  document_id text not null,
  -- 'copy': the words of an earlier post; 'burst': one text by many accounts within a short time.
  kind text not null,
  -- The first post, by whose id the group is known.
  group_id text not null,
  first_document_id text not null,
  author_id text,
  published_at timestamptz not null,
  -- How alike it is to the first, 0 to 1; 1 of the first itself.
  likeness double precision not null,
  primary key (market_id, document_id, kind, superseded_at)
);
create index post_group_group on post_group (market_id, group_id, kind, published_at);
create index post_group_time on post_group (market_id, kind, published_at desc);

-- What an author said of a company: one row a post that is bullish or bearish about one listed company, as its first wording was first read. Copies
-- are none, and what was reworded later changes nothing. known_at: when the post was.
create table author_call (
  like fact including defaults,
  author_id text not null,
  company_id text not null,
  document_id text not null,
  -- 'many' or 'empty'.
  stance text not null,
  published_at timestamptz not null,
  primary key (market_id, document_id, superseded_at)
);
create index author_call_author on author_call (market_id, author_id, published_at desc, document_id desc);
create index author_call_company on author_call (market_id, company_id, published_at desc);

-- What came of a call: one row a horizon, known when its last session closed, and not made anew where prices are corrected later.
create table author_outcome (
  like fact including defaults,
  author_id text not null,
  document_id text not null,
  -- Sessions: 1, 5 or 20.
  horizon smallint not null,
  -- The session of the post's day, or the last before it, and the one at whose close the call is held against what came since.
  base_on date not null,
  ends_on date not null,
  -- Change of the stock, and of it less its industry's, per cent.
  stock_return double precision not null,
  excess_return double precision not null,
  -- What doing it at the open after the base would have brought, per cent, a bearish call with its sign turned; null where nothing was traded then.
  open_return double precision,
  hit boolean not null,
  -- How likely a hit was by what was known of the author, and of all authors, when the post was.
  forecast double precision not null,
  base_rate double precision not null,
  primary key (market_id, document_id, horizon, superseded_at)
);
create index author_outcome_figures on author_outcome (market_id, horizon, author_id)
  include (hit, known_at, superseded_at, forecast, base_rate);

-- Keys of collectors, who send posts in; the secret is under the product's own, for a signature is checked with it.
create table collector_key (
  key_id uuid primary key,
  market_id smallint not null references market,
  name text not null,
  hint text not null,
  sealed_secret text not null,
  made_by integer references account on delete set null,
  made_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz
);

-- Nonces that a key has used: none is taken twice.
create table collector_nonce (
  key_id uuid not null references collector_key on delete cascade,
  nonce text not null,
  seen_at timestamptz not null,
  primary key (key_id, nonce)
);
create index collector_nonce_time on collector_nonce (seen_at);
