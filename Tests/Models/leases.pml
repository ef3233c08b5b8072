/* Two nodes, one room and one store, which may forget everything once: leases, claims, handovers and takeovers, as
 * SCALING.md describes them and NodeLease, NodeCensus, RoomClaims and NodeState do them. spin looks at every order in which
 * requests, answers and what the store tells may come, be late or be lost, and nodes may die and start: never do both
 * nodes act for the room. `make model` runs it; README.md says how to read what it finds.
 *
 * Time goes in ticks, of which a lease lasts LEASE. Clocks that run apart are not here but in LeaseSimulationTests. A
 * session is a number: a node's first one, then its second, and no more. Compare-and-set is told by whether the writer
 * knows the key's newest write. NO_LOSS, NO_HANDOVER and NO_NEWS leave that out, so that spin gets further with the rest:
 * with SESSIONS=1 to the end. News are what a node hears of the store while it does not watch it: no renewals.
 *
 * What the model is asked to find, to prove that it can:
 * CLAIM_AT_ONCE  nodes claim a room without a key as soon as they have a lease
 * KEEP_SESSION   nodes go on in their session in a store that has forgotten it
 * UNSEEN_END     nodes end another session whatever they last heard of it
 * EAGER_READ     nodes take a room from an owner whose session the store has not told them of yet
 * KEEP_GIVEN     nodes go on with a room that they gave away and got no answer
 * KEEP_SILENCE   nodes that begin to watch count the silence of before, when they were told of no renewals
 * REACH          a room goes on after a loss and a death: nothing is wrong with that
 */
#ifndef LEASE
#define LEASE 2
#endif
#ifndef SESSIONS
#define SESSIONS 2
#endif
#define KEYS (2 * SESSIONS)
#define NONE 9

#define MISSING 0
#define SERVING 1
#define ENDED 2

/* The store: sessions' keys, and the session that owns the room. */
byte key[KEYS] = MISSING;
byte owner = NONE;
bool hasForgotten = false;

typedef Request {
    /* Whether it is on its way, and whether the store has done it, and its answer is. */
    bool isSent, isDone, isGranted;
    /* Whether it names the newest write of its key. */
    bool isCurrent;
    byte session, target;
};

typedef Node {
    bool isUp, hasLease;
    byte session = NONE;
    byte begun;
    /* For how long it may act, and for how long its renewal has been on its way. */
    byte left, age;
    bool wasActing;
    /* The last one nobody waits for any more, and it arrives all the same. */
    Request renewal, ending, claim, late;
    /* What it knows: of the other node's sessions and its own, whether that is the newest, and how long ago it heard. */
    byte known[KEYS];
    bool isNewest[KEYS];
    byte silence[KEYS];
    /* Whether it does not watch the store, and others tell it what is written. */
    bool isTold;
    byte room = NONE;
    bool isRoomNewest;
    /* Whether it has stopped, to give the room away, and nothing says that it has it still. */
    bool isGiving;
    /* Whether it knows that the store has forgotten, and for how long it claims nothing of which there is no key. */
    bool knowsLoss;
    byte wait;
    /* Whether it acted when it heard of the loss: the room is its own to claim. */
    bool isKept;
};
Node node[2];

#define mayAct(i) (node[i].isUp && node[i].left > 0)
#define acts(i) (mayAct(i) && node[i].room == node[i].session && node[i].session != NONE && !node[i].isGiving)

/* Whoever knew a key's newest write does not know this one, and requests that name the one before are refused. */
inline wrote(k, writer) {
    node[0].isNewest[k] = (writer == 0);
    node[1].isNewest[k] = (writer == 1);
    if :: node[0].renewal.session == k -> node[0].renewal.isCurrent = false :: else fi;
    if :: node[1].renewal.session == k -> node[1].renewal.isCurrent = false :: else fi;
    if :: node[0].ending.target == k -> node[0].ending.isCurrent = false :: else fi;
    if :: node[1].ending.target == k -> node[1].ending.isCurrent = false :: else fi
}

inline wroteRoom(writer) {
    node[0].isRoomNewest = (writer == 0);
    node[1].isRoomNewest = (writer == 1);
    node[0].claim.isCurrent = false; node[0].late.isCurrent = false;
    node[1].claim.isCurrent = false; node[1].late.isCurrent = false
}

#define forgetRequest(r) \
    r.isSent = false; r.isDone = false; r.isGranted = false; r.isCurrent = false; r.session = 0; r.target = 0

/* Everything that the store has, as a watch tells it that begins. */
inline learnAll(i) {
    k = 0;
    do
    :: k < KEYS ->
        node[i].known[k] = key[k]; node[i].isNewest[k] = true; node[i].silence[k] = 0; k++
    :: else -> break
    od;
    node[i].room = owner; node[i].isRoomNewest = true; node[i].isGiving = false;
    node[i].wait = LEASE; node[i].knowsLoss = hasForgotten; node[i].isTold = false
}

inline stop(i) {
    node[i].isUp = false; node[i].left = 0; node[i].session = NONE; node[i].room = NONE; node[i].age = 0;
    node[i].wasActing = false; node[i].isKept = false; node[i].isGiving = false; node[i].wait = 0;
    node[i].hasLease = false; node[i].isRoomNewest = false; node[i].knowsLoss = false; node[i].isTold = false;
    k = 0;
    do
    :: k < KEYS -> node[i].known[k] = MISSING; node[i].isNewest[k] = false; node[i].silence[k] = 0; k++
    :: else -> break
    od;
    k = 0;
    /* What is on its way arrives; what would be answered isn't any more. */
    if :: !node[i].renewal.isSent -> forgetRequest(node[i].renewal) :: else fi;
    if :: !node[i].ending.isSent -> forgetRequest(node[i].ending) :: else fi;
    if :: !node[i].claim.isSent -> forgetRequest(node[i].claim) :: else fi
}

inline beginSession(i) {
    node[i].session = i * SESSIONS + node[i].begun; node[i].begun++;
    node[i].hasLease = false; node[i].left = 0; node[i].age = 0;
    forgetRequest(node[i].renewal)
}

inline start(i) {
    node[i].isUp = true; node[i].isKept = false;
    beginSession(i); learnAll(i);
    forgetRequest(node[i].ending); forgetRequest(node[i].claim)
}

/* The node notices that the store has forgotten. */
inline noticeLoss(i) {
    node[i].isKept = node[i].isKept || acts(i);
    learnAll(i);
#ifndef KEEP_SESSION
    if
    :: node[i].begun < SESSIONS -> beginSession(i)
    :: else -> stop(i)
    fi
#endif
}

#define isSilent(i, k) (node[i].known[k] == SERVING && node[i].silence[k] >= LEASE)

#define mayEnd(i) (mayAct(i) && !node[i].isTold && !node[i].ending.isSent && !node[i].ending.isDone)

#if SESSIONS > 1
#define knowsAll(i) (node[i].isNewest[0] && node[i].isNewest[1] && node[i].isNewest[2] && node[i].isNewest[3])
#define hearsAll(i) (node[i].known[0] == key[0] && node[i].known[1] == key[1] && node[i].known[2] == key[2] && \
    node[i].known[3] == key[3])
#else
#define knowsAll(i) (node[i].isNewest[0] && node[i].isNewest[1])
#define hearsAll(i) (node[i].known[0] == key[0] && node[i].known[1] == key[1])
#endif

inline end(i, which) {
    node[i].ending.isSent = true; node[i].ending.target = which;
#ifdef UNSEEN_END
    node[i].ending.isCurrent = true
#else
    node[i].ending.isCurrent = node[i].isNewest[which]
#endif
}

proctype Run(byte i) {
    byte k, other;
    do
    /* It starts, and dies. */
    :: d_step { !node[i].isUp && node[i].begun < SESSIONS -> start(i) }
    :: d_step { node[i].isUp -> stop(i) }

    /* The lease. A request or its answer may be lost: then the key is read, which restores what is known of it. */
    :: d_step { node[i].isUp && !node[i].renewal.isSent && !node[i].renewal.isDone ->
                node[i].renewal.isSent = true; node[i].age = 0; node[i].wasActing = node[i].left > 0;
                node[i].renewal.session = node[i].session;
                node[i].renewal.isCurrent = node[i].isNewest[node[i].session] }
    :: d_step { node[i].renewal.isSent ->
                node[i].renewal.isSent = false; node[i].renewal.isDone = true; k = node[i].renewal.session;
                if
                :: key[k] == SERVING && node[i].hasLease && node[i].renewal.isCurrent ->
                    node[i].renewal.isGranted = true; wrote(k, i)
                :: key[k] == MISSING && !node[i].hasLease ->
                    key[k] = SERVING; node[i].renewal.isGranted = true; wrote(k, i)
                :: else -> node[i].renewal.isGranted = false
                fi; k = 0 }
    :: d_step { node[i].isUp && node[i].renewal.isDone && node[i].renewal.isGranted ->
                node[i].renewal.isDone = false; node[i].renewal.isGranted = false;
                node[i].renewal.session = 0; node[i].renewal.isCurrent = false;
                node[i].left = LEASE - node[i].age; node[i].hasLease = true; node[i].age = 0;
                node[i].known[node[i].session] = SERVING;
                if
                :: !node[i].wasActing -> k = 0; do :: k < KEYS -> node[i].silence[k] = 0; k++ :: else -> break od
                :: else
                fi; k = 0; node[i].wasActing = false }
    :: d_step { node[i].isUp && node[i].renewal.isDone && !node[i].renewal.isGranted ->
                /* A conflict: the key is read. */
                forgetRequest(node[i].renewal); node[i].age = 0; node[i].wasActing = false; k = node[i].session;
                if
                :: key[k] == ENDED || (key[k] == MISSING && node[i].hasLease) ->
                    if
                    :: node[i].knowsLoss != hasForgotten -> noticeLoss(i)
                    :: else ->
                        if :: node[i].begun < SESSIONS -> beginSession(i) :: else -> stop(i) fi
                    fi
                :: key[k] == SERVING -> node[i].isNewest[k] = true; node[i].hasLease = true
                :: else
                fi; k = 0 }
    :: d_step { node[i].renewal.isSent -> forgetRequest(node[i].renewal); node[i].age = 0; node[i].wasActing = false }
    :: d_step { node[i].renewal.isDone -> forgetRequest(node[i].renewal); node[i].age = 0; node[i].wasActing = false }

    /* What the store tells, in the order of its writes: a room's owner after that one's session. */
    :: d_step { node[i].isUp && node[i].knowsLoss == hasForgotten &&
                !node[i].isTold && !knowsAll(i) ->
                k = 0;
                do
                :: node[i].isNewest[k] -> k++
                :: else -> break
                od;
                node[i].known[k] = key[k]; node[i].isNewest[k] = true; node[i].silence[k] = 0; k = 0 }
    :: d_step { node[i].isUp && node[i].knowsLoss == hasForgotten && !node[i].isRoomNewest &&
                (owner == NONE || node[i].isNewest[owner] || (node[i].isTold && node[i].known[owner] == key[owner])) ->
                node[i].room = owner; node[i].isRoomNewest = true }
#ifndef NO_NEWS
    /* It stops watching, is told what is written but for renewals, and begins to watch. */
    :: d_step { node[i].isUp && node[i].knowsLoss == hasForgotten && !node[i].isTold -> node[i].isTold = true }
    :: d_step { node[i].isTold && node[i].knowsLoss == hasForgotten && !hearsAll(i) ->
                k = 0;
                do
                :: node[i].known[k] == key[k] -> k++
                :: else -> break
                od;
                node[i].known[k] = key[k]; node[i].silence[k] = 0; k = 0 }
    :: d_step { node[i].isTold ->
                node[i].isTold = false; k = 0;
                do
                :: k < KEYS ->
#ifdef KEEP_SILENCE
                    node[i].known[k] = key[k]; node[i].isNewest[k] = true;
#else
                    node[i].silence[k] = 0;
#endif
                    k++
                :: else -> break
                od; k = 0 }
#endif
    :: d_step { node[i].isUp && node[i].knowsLoss != hasForgotten -> noticeLoss(i) }

    /* Another session that is silent for a lease's time is ended. */
    :: d_step { mayEnd(i) && isSilent(i, (1 - i) * SESSIONS) -> end(i, (1 - i) * SESSIONS) }
#if SESSIONS > 1
    :: d_step { mayEnd(i) && isSilent(i, (1 - i) * SESSIONS + 1) -> end(i, (1 - i) * SESSIONS + 1) }
#endif
    :: d_step { node[i].ending.isSent ->
                node[i].ending.isSent = false; node[i].ending.isDone = true; k = node[i].ending.target;
                if
                :: key[k] == SERVING && node[i].ending.isCurrent ->
                    key[k] = ENDED; node[i].ending.isGranted = true; wrote(k, i)
                :: else -> node[i].ending.isGranted = false
                fi; k = 0 }
    :: d_step { node[i].isUp && node[i].ending.isDone ->
                if
                :: node[i].ending.isGranted && node[i].knowsLoss == hasForgotten ->
                    node[i].known[node[i].ending.target] = ENDED
                :: else
                fi;
                forgetRequest(node[i].ending) }
    :: d_step { node[i].ending.isSent -> forgetRequest(node[i].ending) }

    /* A room without an owner who may act is claimed. */
    :: d_step { mayAct(i) && !node[i].claim.isSent && !node[i].claim.isDone &&
                (node[i].room == NONE ->
#ifdef CLAIM_AT_ONCE
                    1
#else
                    node[i].wait == 0 || node[i].isKept
#endif
                    : node[i].room != node[i].session && node[i].known[node[i].room] != SERVING
#ifndef EAGER_READ
                        && (node[i].known[node[i].room] == ENDED || node[i].isNewest[node[i].room])
#endif
                ) ->
                node[i].claim.isSent = true; node[i].claim.target = node[i].session;
                node[i].claim.isCurrent = node[i].isRoomNewest }
#ifndef NO_HANDOVER
    /* A room is given to the other node, by an owner who acts no more. */
    :: d_step { acts(i) && !node[i].claim.isSent && !node[i].claim.isDone && node[1 - i].session != NONE &&
                node[i].known[node[1 - i].session] == SERVING ->
                node[i].isGiving = true;
                node[i].claim.isSent = true; node[i].claim.target = node[1 - i].session;
                node[i].claim.isCurrent = node[i].isRoomNewest }
    /* If it is not known whether that took effect, the owner claims its own room: then it does no more. */
    :: d_step { mayAct(i) && node[i].isGiving && !node[i].claim.isSent && !node[i].claim.isDone &&
                node[i].room == node[i].session ->
#ifdef KEEP_GIVEN
                node[i].isGiving = false
#else
                node[i].claim.isSent = true; node[i].claim.target = node[i].session;
                node[i].claim.isCurrent = node[i].isRoomNewest
#endif
                }
    /* What nobody waits for any more arrives all the same. */
    :: d_step { node[i].claim.isSent && !node[i].late.isSent ->
                node[i].late.isSent = true; node[i].late.isCurrent = node[i].claim.isCurrent;
                node[i].late.target = node[i].claim.target;
                forgetRequest(node[i].claim) }
    :: d_step { node[i].late.isSent ->
                if
                :: node[i].late.isCurrent -> owner = node[i].late.target; wroteRoom(NONE)
                :: else
                fi;
                forgetRequest(node[i].late) }
#endif
    :: d_step { node[i].claim.isSent ->
                node[i].claim.isSent = false; node[i].claim.isDone = true;
                if
                :: node[i].claim.isCurrent ->
                    owner = node[i].claim.target; node[i].claim.isGranted = true; wroteRoom(i)
                :: else -> node[i].claim.isGranted = false
                fi }
    :: d_step { node[i].isUp && node[i].claim.isDone && node[i].knowsLoss == hasForgotten ->
                /* What it was refused for is read. */
                node[i].room = owner; node[i].isRoomNewest = true;
                if
                :: node[i].claim.isGranted || node[i].room != node[i].session -> node[i].isGiving = false
                :: else
                fi;
                if :: node[i].claim.isGranted -> node[i].isKept = false :: else fi;
                forgetRequest(node[i].claim) }
    :: d_step { node[i].claim.isSent -> forgetRequest(node[i].claim) }
    :: d_step { node[i].claim.isDone -> forgetRequest(node[i].claim); node[i].isRoomNewest = false }
    od
}

inline pass(i) {
    if :: node[i].left > 0 -> node[i].left-- :: else fi;
    if :: node[i].age < LEASE && (node[i].renewal.isSent || node[i].renewal.isDone) -> node[i].age++ :: else fi;
    if :: node[i].wait > 0 -> node[i].wait-- :: else fi;
    k = 0;
    do
    :: k < KEYS ->
        if :: node[i].isUp && node[i].silence[k] < LEASE && node[i].known[k] == SERVING -> node[i].silence[k]++ :: else fi;
        k++
    :: else -> break
    od;
    k = 0
}

proctype Time() {
    byte k;
    do
    :: d_step { pass(0); pass(1) }
    od
}

proctype Loss() {
    byte k;
    d_step {
        hasForgotten = true;
        k = 0;
        do :: k < KEYS -> key[k] = MISSING; wrote(k, NONE); k++ :: else -> break od;
        owner = NONE; wroteRoom(NONE); k = 0
    }
}

/* What is looked for in every state. */
proctype Look() {
#ifdef REACH
    atomic { hasForgotten && node[0].begun == SESSIONS && !node[0].isUp && acts(1) -> assert(false) }
#else
    atomic { acts(0) && acts(1) -> assert(false) }
#endif
}

/* Both nodes have their leases, and the first one has the room. */
init {
    byte i = 0, k;
    d_step {
        key[0] = SERVING; key[SESSIONS] = SERVING; owner = 0;
        start(0); start(1);
        do
        :: i < 2 -> node[i].hasLease = true; node[i].left = LEASE; node[i].wait = 0; i++
        :: else -> break
        od;
        i = 0; k = 0
    }
    atomic {
        run Run(0); run Run(1); run Time(); run Look();
#ifndef NO_LOSS
        run Loss()
#endif
    }
}
