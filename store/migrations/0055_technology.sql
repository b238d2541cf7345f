-- Keywords of technologies and products that a user keeps, and when they last looked at what is new of each.
create table technology_keyword (
  keyword_id uuid primary key,
  uid integer not null references account on delete cascade,
  market_id smallint not null references market,
  keyword text not null,
  -- By which a keyword that is typed otherwise is known to be the same.
  plain text not null,
  saved_at timestamptz not null,
  looked_at timestamptz not null,
  unique (uid, market_id, plain)
);
