-- Feeds that are read by themselves; their items become documents. One row a feed of a market.
create table feed (
  feed_id integer generated always as identity primary key,
  market_id smallint not null references market,
  -- The address it was added with: ids of its documents are derived from it, and stay when the feed moves.
  origin text not null,
  url text not null,
  name text not null,
  name_en text,
  kind text not null,
  category text,
  language text,
  interval_minutes integer not null check (interval_minutes between 5 and 1440),
  state text not null check (state in ('active', 'paused')),
  -- A code of the closed list where it was not paused by an administrator.
  paused_because text,
  format text,
  site_url text,
  -- What the other side said last, to be asked only for what has changed since.
  etag text,
  last_modified text,
  hint_minutes integer,
  -- Hours of the day, UTC, at which the feed does not want to be read.
  skip_hours jsonb not null default '[]',
  failures integer not null default 0,
  error_code text,
  error_data jsonb,
  fetched_at timestamptz,
  new_item_at timestamptz,
  next_at timestamptz not null,
  added_by integer,
  added_at timestamptz not null default now(),
  unique (market_id, url)
);
create index feed_due on feed (next_at) where state = 'active';

-- What has been seen of each item: its content by fingerprint, so that an unchanged one is not stored again.
create table feed_item (
  feed_id integer not null references feed on delete cascade,
  item_key text not null,
  document_id text not null,
  -- Empty until it is stored.
  content_hash text not null,
  seen_at timestamptz not null,
  published_at timestamptz not null,
  primary key (feed_id, item_key)
);
create index feed_item_time on feed_item (feed_id, published_at);

-- The last fifty fetches of each feed.
create table feed_fetch (
  fetch_id integer generated always as identity primary key,
  feed_id integer not null references feed on delete cascade,
  began_at timestamptz not null,
  ms integer not null,
  outcome text not null check (outcome in ('new', 'unchanged', 'failed')),
  status smallint,
  error_code text,
  error_data jsonb,
  bytes integer not null,
  items integer not null,
  new_items integer not null,
  changed_items integer not null,
  refused_items integer not null,
  run_id integer
);
create index feed_fetch_feed on feed_fetch (feed_id, fetch_id desc);

-- When each host may be asked again: one at a time, with room between.
create table feed_host (
  host text primary key,
  free_at timestamptz not null
);
