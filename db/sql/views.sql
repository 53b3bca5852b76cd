-- The application reads `all_inquiries` alone (db/schema.ts). The other two are for psql.
--
-- One transaction drops the views, creates them and grants their rights (roles.sql), so that columns
-- can change freely and staff never miss a view. The DROP fails if an operator has built a view on
-- one of them. Rights that an operator grants on them are gone after the next migration.
--
-- With `security_invoker`, whoever reads a view needs the right to read the tables.
DROP VIEW IF EXISTS public.inbox, public.export, public.all_inquiries;

-- Both forms. `findColumn` in lib/inquiry/fields.ts says which column has which field.
CREATE VIEW public.all_inquiries WITH (security_invoker = true) AS
SELECT
  id,
  token,
  'inquiry' AS form,
  flags,
  created_at,
  opened_at,
  answered_at,
  notified_at,
  confirmed_at,
  reminded_at,
  overdue_at,
  names AS name,
  email,
  phone,
  to_char(wedding_date, 'YYYY-MM-DD') AS wedding_date,
  location AS venue,
  guest_count,
  NULL AS multi_day,
  NULL AS cultural_details,
  NULL AS visual_references,
  NULL AS wedding_planner,
  budget AS budget_range,
  NULL AS decision_timeline,
  message AS story,
  NULL AS nda
FROM public.inquiries
UNION ALL
SELECT
  id,
  token,
  'detailed-inquiry',
  flags,
  created_at,
  opened_at,
  answered_at,
  notified_at,
  confirmed_at,
  reminded_at,
  overdue_at,
  name,
  email,
  phone,
  wedding_date,
  venue,
  guest_count,
  multi_day,
  cultural_details,
  visual_references,
  wedding_planner,
  budget_range,
  decision_timeline,
  story,
  nda
FROM public.detailed_inquiries;

-- The studio's working list: unanswered inquiries first, the newest at the top. Times are India's
-- and all text, because a client would show them in its own zone and format.
CREATE VIEW public.inbox WITH (security_invoker = true) AS
SELECT
  left(inquiry.id::text, 4) || ' ' || substr(inquiry.id::text, 5, 4) AS reference,
  to_char(inquiry.created_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI') AS received,
  to_char((inquiry.created_at + interval '24 hours') AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI') AS answer_due,
  CASE
    WHEN inquiry.answered_at IS NOT NULL THEN NULL
    WHEN now() >= inquiry.created_at + interval '24 hours' THEN 'overdue'
    ELSE ceil(extract(epoch FROM inquiry.created_at + interval '24 hours' - now()) / 3600)::int::text
  END AS hours_left,
  to_char(inquiry.answered_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI') AS answered,
  inquiry.name,
  inquiry.wedding_date,
  inquiry.venue,
  inquiry.email,
  inquiry.phone,
  inquiry.budget_range,
  inquiry.nda,
  array_to_string(inquiry.flags, '; ') AS flags,
  CASE inquiry.form
    WHEN 'inquiry' THEN 'Share Your Story'
    ELSE 'Tell Us About Your Celebration'
  END AS form,
  inquiry.id
FROM public.all_inquiries AS inquiry
ORDER BY inquiry.answered_at IS NOT NULL, inquiry.created_at DESC;

-- Every answer, for a spreadsheet. `risky` matches what a spreadsheet would calculate, or take for
-- a day or a number; an apostrophe before it makes the cell text.
--   risky = ^( invisible* formula | range | leading zero )
--   invisible: spreadsheets skip characters that show nothing
--   formula: = + @ - tab return, and = + @ - in full width
--   range: 2-3, 12+ · leading zero: 0141
CREATE VIEW public.export WITH (security_invoker = true) AS
SELECT
  left(inquiry.id::text, 4) || ' ' || substr(inquiry.id::text, 5, 4) AS reference,
  to_char(inquiry.created_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI') AS received,
  to_char(inquiry.answered_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI') AS answered,
  CASE inquiry.form
    WHEN 'inquiry' THEN 'Share Your Story'
    ELSE 'Tell Us About Your Celebration'
  END AS form,
  regexp_replace(inquiry.name, cell.risky, '''\&') AS name,
  regexp_replace(inquiry.email, cell.risky, '''\&') AS email,
  regexp_replace(inquiry.phone, cell.risky, '''\&') AS phone,
  regexp_replace(inquiry.wedding_date, cell.risky, '''\&') AS wedding_date,
  regexp_replace(inquiry.venue, cell.risky, '''\&') AS venue,
  regexp_replace(inquiry.guest_count, cell.risky, '''\&') AS guest_count,
  regexp_replace(inquiry.cultural_details, cell.risky, '''\&') AS cultural_details,
  regexp_replace(inquiry.visual_references, cell.risky, '''\&') AS visual_references,
  regexp_replace(inquiry.wedding_planner, cell.risky, '''\&') AS wedding_planner,
  regexp_replace(inquiry.decision_timeline, cell.risky, '''\&') AS decision_timeline,
  regexp_replace(inquiry.budget_range, cell.risky, '''\&') AS budget_range,
  regexp_replace(inquiry.multi_day, cell.risky, '''\&') AS multi_day,
  regexp_replace(inquiry.nda, cell.risky, '''\&') AS nda,
  regexp_replace(inquiry.story, cell.risky, '''\&') AS story,
  regexp_replace(array_to_string(inquiry.flags, '; '), cell.risky, '''\&') AS flags
FROM public.all_inquiries AS inquiry
CROSS JOIN (
  SELECT
    '^('
    || '[\s\u00ad\u034f\u061c\u115f\u1160\u180b-\u180f\u200b-\u200f\u2028-\u202f\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0]*'
    || '[=+@\t\r\uff1d\uff0b\uff20\uff0d-]'
    || '|\d\d?[-/+]'
    || '|0\d+$'
    || ')' AS risky
) AS cell
ORDER BY inquiry.created_at DESC;
