-- The filing a figure stands in (form and number of its register): first publication and restatement are told apart by it.
alter table statement_item add column filing text;

-- Names under which companies report parts of their business, and what each of them counts as: 白酒, 白酒业务 and 酒类产品 may be one or several.
-- Derived from business_segment, renewed with every merge; names are never dropped, a type without lines is not found.
create table business_name (
  market_id smallint not null,
  dimension text not null,
  name text not null,
  business_type_id text not null,
  primary key (market_id, dimension, name)
);
create index business_name_type on business_name (market_id, business_type_id);

create table business_type (
  market_id smallint not null,
  business_type_id text not null,
  dimension text not null,
  -- line, other, or elimination between parts.
  kind text not null,
  name text not null,
  name_en text,
  -- The name, its sound and its initials, lower case without punctuation, one a line: what a search looks into.
  searched text not null,
  primary key (market_id, business_type_id)
);

-- Which company has which business, and since when that is known: all versions of its segments decide.
create table business_line (
  market_id smallint not null,
  company_id text not null,
  business_type_id text not null,
  known_at timestamptz not null,
  primary key (market_id, company_id, business_type_id)
);
create index business_line_type on business_line (market_id, business_type_id, known_at);

-- The reports there are: for each period end of a company, when its first figure was known (ratios and notes alone are no report). Derived from statement_item.
create table report_period (
  market_id smallint not null,
  company_id text not null,
  period_end date not null,
  known_at timestamptz not null,
  primary key (market_id, company_id, period_end)
);
create index report_period_known on report_period (market_id, known_at desc, company_id);

-- Comments on reports: of the user, so as-of never touches them. business_type_id 'all' is the company as a whole.
create table finance_comment (
  comment_id integer generated always as identity primary key,
  market_id smallint not null,
  company_id text not null,
  business_type_id text not null,
  uid integer not null references account on delete cascade,
  -- Read by its author only: of a visitor of the demo.
  personal boolean not null,
  body text not null check (length(body) between 1 and 2000),
  tags text[] not null default '{}',
  created_at timestamptz not null
);
create index finance_comment_report on finance_comment (market_id, company_id, business_type_id, comment_id desc);
create index finance_comment_account on finance_comment (uid);
