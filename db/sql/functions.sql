-- The site and the owner call these functions. `CREATE OR REPLACE` keeps grants and callers. To
-- change a function's arguments or result, drop it first: REPLACE refuses that, or makes a second
-- function.

-- An inquiry's page closes a week after the answer, and 60 days after the inquiry came if there was
-- no answer by then: a link in an old email must not show answers for ever. It stays closed when
-- somebody marks the inquiry later.
DROP FUNCTION IF EXISTS public.is_closed(timestamptz);
CREATE OR REPLACE FUNCTION public.is_closed(created_at timestamptz, answered_at timestamptz)
RETURNS boolean
LANGUAGE sql STABLE SET search_path = '' AS $$
  SELECT coalesce($2 < now() - interval '7 days', false)
    OR coalesce($2, now()) > $1 + interval '60 days'
$$;

-- The newest other inquiry with the same email address or telephone. The last ten digits decide,
-- because +91 and 0 precede the same number. Leaves out full NDAs: a second inquiry from the same
-- couple would reveal who they are. It runs with its caller's rights.
CREATE OR REPLACE FUNCTION public.find_related(token uuid)
RETURNS TABLE (id uuid, answered_at timestamptz, has_same_address boolean)
LANGUAGE sql STABLE SECURITY INVOKER SET search_path = '' AS $$
  SELECT other.id, other.answered_at, lower(other.email) = lower(inquiry.email)
  FROM public.all_inquiries AS inquiry
  CROSS JOIN LATERAL (
    SELECT * FROM public.all_inquiries AS same_email
    WHERE lower(same_email.email) = lower(inquiry.email)
    UNION ALL
    SELECT * FROM public.all_inquiries AS same_phone
    WHERE right(regexp_replace(same_phone.phone, '\D', '', 'g'), 10)
        = right(regexp_replace(inquiry.phone, '\D', '', 'g'), 10)
      AND length(regexp_replace(inquiry.phone, '\D', '', 'g')) > 7
  ) AS other
  WHERE inquiry.token = $1
    AND other.token <> $1
    AND other.nda IS DISTINCT FROM 'nda'
    AND other.id NOT IN (SELECT unnest(smoke_test_ids) FROM public.notify_state)
  ORDER BY other.created_at DESC
  LIMIT 1
$$;

-- The two functions behind the link in an email. They run with the owner's rights, because `web` may
-- neither read nor update, and each takes the link's token.

-- Returns the inquiry with this token as JSON, and records when it was first shown. `related` is
-- another inquiry of perhaps the same couple. Once the inquiry is closed, it returns only its id and
-- `answered_at`. Returns no row for an unknown token.
CREATE OR REPLACE FUNCTION public.read_inquiry(token uuid) RETURNS SETOF jsonb
LANGUAGE sql SECURITY DEFINER SET search_path = '' AS $$
  WITH short AS (
    UPDATE public.inquiries AS inquiry SET opened_at = now()
    WHERE inquiry.token = $1 AND opened_at IS NULL AND NOT public.is_closed(created_at, answered_at)
  ), long AS (
    UPDATE public.detailed_inquiries AS inquiry SET opened_at = now()
    WHERE inquiry.token = $1 AND opened_at IS NULL AND NOT public.is_closed(created_at, answered_at)
  )
  SELECT CASE
    WHEN public.is_closed(inquiry.created_at, inquiry.answered_at)
      THEN jsonb_build_object('is_closed', true, 'id', inquiry.id, 'answered_at', inquiry.answered_at)
    ELSE to_jsonb(inquiry) || jsonb_build_object(
      'is_closed', false,
      'opened_at', coalesce(inquiry.opened_at, now()),
      'related', (SELECT to_jsonb(other) FROM public.find_related($1) AS other)
    )
  END
  FROM public.all_inquiries AS inquiry WHERE inquiry.token = $1
$$;

-- Sets `answered_at` of the inquiry with this token, or clears it. Setting it again keeps the first
-- time, and a closed inquiry keeps it always. When it sets the time of an open inquiry, it returns
-- name and day too, so that staff see whom they marked; of a full NDA it never does. Returns no row
-- for an unknown token.
DROP FUNCTION IF EXISTS public.mark_answered(uuid, boolean);
CREATE OR REPLACE FUNCTION public.mark_answered(token uuid, answered boolean)
RETURNS TABLE (
  id uuid, answered_at timestamptz, is_closed boolean, name text, wedding_date text
)
LANGUAGE sql SECURITY DEFINER SET search_path = '' AS $$
  WITH short AS (
    UPDATE public.inquiries AS inquiry
    SET answered_at = CASE
      WHEN $2 THEN coalesce(inquiry.answered_at, now())
      WHEN public.is_closed(inquiry.created_at, inquiry.answered_at) THEN inquiry.answered_at
    END
    WHERE inquiry.token = $1
    RETURNING inquiry.id, inquiry.created_at, inquiry.answered_at
  ), long AS (
    UPDATE public.detailed_inquiries AS inquiry
    SET answered_at = CASE
      WHEN $2 THEN coalesce(inquiry.answered_at, now())
      WHEN public.is_closed(inquiry.created_at, inquiry.answered_at) THEN inquiry.answered_at
    END
    WHERE inquiry.token = $1
    RETURNING inquiry.id, inquiry.created_at, inquiry.answered_at
  ), marked AS (SELECT * FROM short UNION ALL SELECT * FROM long)
  SELECT marked.id, marked.answered_at, state.is_closed, couple.name, couple.wedding_date
  FROM marked
  CROSS JOIN LATERAL (
    SELECT public.is_closed(marked.created_at, marked.answered_at) AS is_closed
  ) AS state
  LEFT JOIN public.all_inquiries AS couple
    ON couple.token = $1 AND $2 AND NOT state.is_closed AND couple.nda IS DISTINCT FROM 'nda'
$$;

-- Erases every inquiry from an email address and returns the references, because the emails about
-- them must go too. It ignores case, blanks and the two ways to write an accent. It runs with its
-- caller's rights: only the owner may delete.
CREATE OR REPLACE FUNCTION public.erase_inquiries(email text) RETURNS SETOF text
LANGUAGE sql SECURITY INVOKER SET search_path = '' AS $$
  WITH short AS (
    DELETE FROM public.inquiries AS inquiry
    WHERE lower(normalize(regexp_replace(inquiry.email, '\s', '', 'g')))
      = lower(normalize(regexp_replace($1, '\s', '', 'g')))
    RETURNING inquiry.id
  ), long AS (
    DELETE FROM public.detailed_inquiries AS inquiry
    WHERE lower(normalize(regexp_replace(inquiry.email, '\s', '', 'g')))
      = lower(normalize(regexp_replace($1, '\s', '', 'g')))
    RETURNING inquiry.id
  ), erased AS (SELECT id FROM short UNION ALL SELECT id FROM long)
  SELECT left(id::text, 4) || ' ' || substr(id::text, 5, 4) FROM erased
$$;
